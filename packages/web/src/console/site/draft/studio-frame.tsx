import { countChanges } from '@hearthlight/domain/studio/patches-between'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { studioApi } from '../../api/site-api.ts'
import { MeetingDialog } from '../../editor/draft/meeting-dialog.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { downloadFile } from '../download-file.ts'
import { ADMIN_SITE } from '../site-paths.ts'
import { useClock } from '../use-clock.ts'
import { usePlaceName } from '../use-place-name.ts'
import type { SiteDraft } from '../use-site-draft.ts'
import { ImportDialog } from './import-dialog.tsx'

type Props = { edited: SiteDraft; current: 'edit' | 'publish' | 'versions'; children: ReactNode }

/** What the three views of the site share: whose draft it is, whether it is saved, and the way to and from files. */
export function StudioFrame({ edited, current, children }: Props) {
  const { t } = useTranslation('admin-site')
  const { draft, document } = edited
  const [isImporting, setImporting] = useState(false)
  const changes = countChanges(draft.published.config, document)
  const clock = useClock()
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await studioApi.exportFile()
      downloadFile(`${file.code}-${file.version}.json`, JSON.stringify(file, null, 2))
    },
  })
  const sub =
    draft.revision === 0
      ? t('head.published', { version: draft.published.number })
      : t('head.draft', { name: draft.author_name, version: draft.base.number })
  return (
    <>
      <PageHead
        title={t('title')}
        sub={
          <>
            {sub} <SaveState status={statusOf(edited)} time={clock} />
          </>
        }
        actions={
          <>
            <Button variant="secondary" isPending={exporting.isPending} onClick={() => exporting.mutate()}>
              {t('export')}
            </Button>
            <Button variant="secondary" onClick={() => setImporting(true)}>
              {t('import.open')}
            </Button>
          </>
        }
      />
      <Tabs
        label={t('title')}
        current={current}
        tabs={[
          { id: 'edit', label: t('tab.edit'), to: ADMIN_SITE.edit },
          { id: 'translations', label: t('tab.translations'), to: ADMIN_SITE.translations },
          { id: 'publish', label: t('tab.publish'), to: ADMIN_SITE.publish, count: changes },
          { id: 'versions', label: t('tab.versions'), to: ADMIN_SITE.versions },
        ]}
      />
      <div role="alert">
        {exporting.error !== null && <Notice tone="danger">{exporting.error.message}</Notice>}
      </div>
      {children}
      <MeetingDialog writing={edited} nameAt={usePlaceName()} />
      {isImporting && <ImportDialog edited={edited} onClose={() => setImporting(false)} />}
    </>
  )
}

/** Before anything is written here, when it was saved last, whoever did it; of no draft there is nothing to tell. */
function statusOf({ status, isSaved, draft: { revision, saved_at } }: SiteDraft): SaveStatus {
  if (isSaved && revision === 0) return { kind: 'idle' }
  return status.kind === 'idle' && isSaved && saved_at !== null
    ? { kind: 'saved', at: new Date(saved_at) }
    : status
}
