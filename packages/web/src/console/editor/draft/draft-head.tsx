import type { PublishedVersion } from '@hearthlight/domain/shared/draft'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SaveState } from '../../../ui/states/save-state.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import styles from '../bench.module.css'
import { itemTitle } from '../words/item-title.ts'
import type { Writing } from './use-draft.ts'
import { WhyDialog } from './why-dialog.tsx'

type Props = {
  title: unknown
  languages: readonly Language[]
  writing: Pick<Writing, 'status'>
  versions: readonly PublishedVersion[]
  version: number | null
  /** How much differs from what is live, where that is told instead of who uses it. */
  changes?: number | undefined
  isRight: boolean
  isArchived: boolean
  onPreview?: (() => void) | undefined
  previewLabel?: string
  drop: () => Promise<unknown>
  publish: (why: string) => Promise<unknown>
}

/** What a draft is of, whether it is safe, and what can be done with the whole of it. */
export function DraftHead(props: Props) {
  const { title, languages, writing, versions, version, isRight, onPreview, previewLabel } = props
  const { t } = useTranslation('admin-programs')
  const { time, date } = useFormats()
  const [asks, setAsks] = useState<'publish' | 'drop' | null>(null)
  const live = versions.find((each) => each.version === version)
  const told = () => {
    if (version === null) return null
    if (props.changes === undefined || live === undefined)
      return t('versions.running', { version, count: live?.applications ?? 0 })
    return t('versions.changes', { count: props.changes, date: date(new Date(live.published_at)) })
  }
  return (
    <>
      <PageHead
        title={itemTitle(title, languages, t('versions.draft'))}
        sub={
          <div className={styles.head}>
            {props.isArchived && <Chip>{t('archive.chip')}</Chip>}
            <Chip tone="action">{t('versions.draft_of', { version: (version ?? 0) + 1 })}</Chip>
            <span>{told()}</span>
            <SaveState status={writing.status} time={time} />
          </div>
        }
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsks('drop')}>
              {t('editor.drop')}
            </Button>
            {onPreview !== undefined && (
              <Button variant="secondary" onClick={onPreview}>
                {previewLabel}
              </Button>
            )}
            <Button isDisabled={!isRight} onClick={() => setAsks('publish')}>
              {t('publish.action')}
            </Button>
          </>
        }
      />
      <WhyDialog
        isOpen={asks === 'publish'}
        title={t('publish.title', { version: (version ?? 0) + 1 })}
        text={t(props.isArchived ? 'archive.publish' : 'publish.text')}
        confirmLabel={t('publish.action')}
        run={props.publish}
        onClose={() => setAsks(null)}
      />
      <ConfirmDialog
        isOpen={asks === 'drop'}
        title={t('editor.drop_title')}
        text={t('editor.drop_text')}
        confirmLabel={t('editor.drop')}
        run={props.drop}
        onClose={() => setAsks(null)}
      />
    </>
  )
}
