import type { Archived, Archiving } from '@hearthlight/domain/shared/archive'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Block } from '../../kit/block.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import styles from '../bench.module.css'

type Props = {
  noun: 'programs' | 'incentives'
  archiving: Archiving
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
}

/** Whether something takes new applications, and the way to end that or to begin it again. */
export function ArchiveBlock({ noun, archiving, archive, restore }: Props) {
  const { t } = useTranslation('admin-programs')
  const [isAsking, setAsking] = useState(false)
  const { archived, running } = archiving
  const asked =
    archived !== null
      ? { title: t(`archive.ask_restore.${noun}`), text: t('archive.restore_text'), run: restore }
      : {
          title: t(`archive.ask.${noun}`),
          text: running === 0 ? t('archive.ask_running_none') : t('archive.ask_running', { count: running }),
          run: archive,
        }
  const action = t(archived === null ? 'archive.action' : 'archive.restore')
  return (
    <Block title={t('archive.title')}>
      <div className={styles.stack}>
        <p>{archived === null ? t(`archive.about.${noun}`) : <Since {...{ archived, running }} />}</p>
        <div>
          <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
            {action}
          </Button>
        </div>
      </div>
      <ConfirmDialog {...asked} isOpen={isAsking} confirmLabel={action} onClose={() => setAsking(false)} />
    </Block>
  )
}

function Since({ archived, running }: { archived: Archived; running: number }) {
  const { t } = useTranslation('admin-programs')
  const date = useFormats().date(new Date(archived.at))
  const { by: name } = archived
  return (
    <>
      {name === null ? t('archive.since', { date }) : t('archive.since_by', { date, name })}{' '}
      {running === 0 ? t('archive.running_none') : t('archive.running', { count: running })}
    </>
  )
}
