import { isObject, pathText } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../bench.module.css'
import { usePlaceNames } from '../words/place-names.ts'
import type { useDraft } from './use-draft.ts'

/** A text as it reads; of a whole part the texts in it. */
function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (isObject(value)) return Object.values(value).map(shown).join(' · ')
  return Array.isArray(value) ? value.map(shown).join(' · ') : String(value)
}

type Props = { writing: Pick<ReturnType<typeof useDraft>, 'meeting' | 'decide' | 'putBack'> }

/** Two people changed the same: what each of them wrote, and whose stays. What was written here can be put back. */
export function MeetingDialog({ writing: { meeting, decide, putBack } }: Props) {
  const { t } = useTranslation('admin-programs')
  const namesOf = usePlaceNames()
  return (
    <>
      {putBack !== undefined && (
        <Notice tone="info">
          {t('meeting.taken')}{' '}
          <button type="button" className={styles.link} onClick={putBack}>
            {t('meeting.put_back')}
          </button>
        </Notice>
      )}
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
              <b>{namesOf(path).join(' › ')}</b>
              <p>
                <span className="muted">{t('meeting.of_theirs', { name: meeting.by })}</span>{' '}
                <del>{shown(theirs)}</del>
              </p>
              <p>
                <span className="muted">{t('meeting.of_mine')}</span> <ins>{shown(mine)}</ins>
              </p>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
