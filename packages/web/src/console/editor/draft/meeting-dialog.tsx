import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import type { Choice } from '@hearthlight/domain/studio/merge'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import benchStyles from '../bench.module.css'
import { ConflictList } from './conflict-list.tsx'
import type { Meeting } from './open-draft.ts'
import type { Writing } from './use-draft.ts'

type Props = {
  writing: Pick<Writing, 'meeting' | 'decide' | 'putBack'>
  nameAt: (path: JsonPath) => string
}

/** Two people changed the same: what each of them wrote, and whose stays. What was written here can be put back. */
export function MeetingDialog({ writing: { meeting, decide, putBack }, nameAt }: Props) {
  const { t } = useTranslation('admin-programs')
  return (
    <>
      {putBack !== undefined && (
        <Notice tone="info">
          {t('meeting.taken')}{' '}
          <button type="button" className={benchStyles.link} onClick={putBack}>
            {t('meeting.put_back')}
          </button>
        </Notice>
      )}
      {meeting !== null && <Asking {...{ meeting, decide, nameAt }} />}
    </>
  )
}

type AskingProps = Pick<Writing, 'decide'> & Pick<Props, 'nameAt'> & { meeting: Meeting }

/** Nothing goes on before it is decided whose stands. */
function Asking({ meeting: { by, conflicts }, decide, nameAt }: AskingProps) {
  const { t } = useTranslation('admin-programs')
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  return (
    <Modal
      isOpen
      title={t('meeting.title', { name: by })}
      isDismissable={false}
      onClose={() => undefined}
      actions={
        <Button isDisabled={Object.keys(choices).length < conflicts.length} onClick={() => decide(choices)}>
          {t('meeting.decide')}
        </Button>
      }
    >
      <p>{t('meeting.text')}</p>
      <ConflictList {...{ conflicts, nameAt, by, choices }} onChange={setChoices} />
    </Modal>
  )
}
