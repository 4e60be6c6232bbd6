import { pathText } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import styles from './bench.module.css'
import type { Meeting } from './use-draft.ts'

const shown = (value: unknown) => (value === undefined ? '–' : JSON.stringify(value))

/** Two people changed the same: what each of them wrote, and whose stays. */
export function MeetingDialog({
  meeting,
  decide,
}: {
  meeting: Meeting | null
  decide: (choice: 'mine' | 'theirs') => void
}) {
  const { t } = useTranslation('admin-programs')
  return (
    <Modal
      isOpen={meeting !== null}
      title={t('meeting.title', { name: meeting?.by ?? '' })}
      isDismissable={false}
      onClose={() => decide('theirs')}
      actions={
        <>
          <Button variant="secondary" onClick={() => decide('theirs')}>
            {t('meeting.theirs')}
          </Button>
          <Button onClick={() => decide('mine')}>{t('meeting.mine')}</Button>
        </>
      }
    >
      <p>{t('meeting.text')}</p>
      <ul className={styles.meeting}>
        {meeting?.merged.conflicts.map(({ path, mine, theirs }) => (
          <li key={pathText(path)}>
            <b>{pathText(path)}</b>
            <p>
              <del>{shown(theirs)}</del> <ins>{shown(mine)}</ins>
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
