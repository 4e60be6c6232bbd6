import { countChanges } from '@hearthlight/domain/studio/patches-between'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { studioApi } from '../../api/site-api.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { downloadFile } from '../download-file.ts'
import { ADMIN_SITE } from '../site-paths.ts'
import { useClock } from '../use-clock.ts'
import type { EditedDraft } from '../use-working-copy.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

type Props = { edited: EditedDraft; current: 'edit' | 'publish' | 'versions'; children: ReactNode }

/** What the three views of the site share: whose draft it is, whether it is saved, and the way to and from files. */
export function StudioFrame({ edited, current, children }: Props) {
  const { t } = useTranslation('admin-site')
  const { draft, config, conflicts } = edited
  const [isImporting, setImporting] = useState(false)
  const changes = countChanges(draft.published.config, config)
  const clock = useClock()
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await studioApi.exportFile()
      downloadFile(`${file.code}-${file.version}.json`, JSON.stringify(file, null, 2))
    },
  })
  const failure = edited.failure ?? exporting.error?.message
  const isUntouched = draft.revision === 0 && edited.state === 'saved'
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
            {sub}{' '}
            <span role="status">
              {!isUntouched && t(`save.${edited.state}`, { time: clock(draft.saved_at) })}
            </span>
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
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {children}
      {conflicts.length > 0 && <ConflictDialog conflicts={conflicts} onDecide={edited.decide} />}
      {isImporting && <ImportDialog edited={edited} onClose={() => setImporting(false)} />}
    </>
  )
}
