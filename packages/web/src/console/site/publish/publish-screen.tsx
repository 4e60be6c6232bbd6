import { differences } from '@hearthlight/domain/studio/differences'
import { lintPartner } from '@hearthlight/domain/studio/lint/lint-partner'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { contentFindingsQuery } from '../../api/site-api.ts'
import { Block } from '../../kit/block.tsx'
import { WithSidePanel } from '../../kit/side-panel.tsx'
import { DifferenceList } from '../draft/difference-list.tsx'
import { StudioFrame } from '../draft/studio-frame.tsx'
import { useSiteDraft } from '../use-site-draft.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { BringIn } from './bring-in.tsx'
import { BroughtContent } from './brought-content.tsx'
import { Checks } from './checks.tsx'
import { ContentChecks } from './content-checks.tsx'
import { PublishForm } from './publish-form.tsx'

/** What would change for visitors, what the checks say of it, and when it is to be. */
export function PublishScreen() {
  const { t } = useTranslation('admin-site')
  const edited = useSiteDraft()
  const { published, base } = edited.draft
  const config = useDeferredValue(edited.document)
  const found = useMemo(() => lintPartner(config, published.config), [config, published.config])
  const changes = differences(published.config, config)
  const brought = useQuery(contentFindingsQuery(edited.draft.revision)).data?.brought ?? []
  return (
    <StudioFrame edited={edited} current="publish">
      {base.number !== published.number && <BringIn edited={edited} />}
      <WithSidePanel
        label={t('checks.title')}
        panel={
          <>
            <Checks findings={found} />
            <ContentChecks revision={edited.draft.revision} />
            <PublishForm
              edited={edited}
              changes={changes.length + brought.length}
              stops={found.filter(({ severity }) => severity === 'stop')}
            />
          </>
        }
      >
        <Block
          title={t('diff.title', { count: changes.length })}
          note={t('diff.compared', { version: published.number })}
        >
          <DifferenceList differences={changes} hasPlaces />
        </Block>
        <BroughtContent brought={brought} />
        {changes.length > 0 && (
          <BeforeAndAfter published={published.config} config={config} version={published.number ?? 0} />
        )}
      </WithSidePanel>
    </StudioFrame>
  )
}
