import { isAboveBudget, needsSecond } from '@hearthlight/domain/applications/amounts/approval-limits'
import { numberWords } from '@hearthlight/domain/forms/values/number-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { useReadAmount } from '../../kit/use-read-amount.ts'
import styles from '../application.module.css'
import { AmountField } from './amount-field.tsx'
import { Refused } from './move-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

type Props = { application: ReviewedApplication; onClose: () => void }

/** Another amount for what is approved, with the reason that is kept as a note. */
export function CorrectDialog({ application, onClose }: Props) {
  const { t } = useTranslation('admin-application')
  const readAmount = useReadAmount()
  const { id, limits, revision } = application
  const formats = useFormats()
  const [written, setWritten] = useState(numberWords(application.approved_amount ?? '', formats))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = readAmount(written)
  const second = amount === undefined ? null : needsSecond(amount, limits)
  const isAboveAll = amount !== undefined && isAboveBudget(amount, limits)
  const correcting = useMutation({
    mutationFn: (right: string) =>
      applicationApi.correct(id, { amount: right, reason: reason.trim(), revision }),
    onSuccess: onClose,
  })
  const confirm = () => {
    setTried(true)
    if (amount !== undefined && !isAboveAll && reason.trim() !== '' && !correcting.isPending)
      correcting.mutate(amount)
  }
  return (
    <Modal
      isOpen
      title={t('correct.title')}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('ask.cancel')}
          onCancel={onClose}
          confirm={t(second === null ? 'correct.save' : 'move.ask_second')}
          isPending={correcting.isPending}
          onConfirm={confirm}
        />
      }
    >
      <div className={styles.stack}>
        <AmountField
          written={written}
          onChange={setWritten}
          {...{ amount, given: application.amount.total, limits, isTried }}
        />
        <ReasonField
          label={t('correct.reason')}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('move.required') : undefined}
        />
        <Refused id={id} by={correcting} />
      </div>
    </Modal>
  )
}
