import { type DecidePayment, PAYMENT_DECISIONS } from '@hearthlight/domain/payments/payment'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { type PaymentLine, paymentsApi } from '../api/payments-api.ts'
import { CallError } from '../kit/call-error.tsx'
import styles from './payments.module.css'

type Props = { line: PaymentLine; onClose: () => void }

/** Why a payment is kept out of the files. */
export function HoldDialog({ line: { id, number }, onClose }: Props) {
  const { t } = useTranslation('payments')
  return (
    <ReasonDialog
      title={t('line.hold_title', { number })}
      saveLabel={t('line.hold')}
      isReasonAsked
      run={(reason) => paymentsApi.hold(id, reason)}
      onClose={onClose}
    >
      <p>{t('line.hold_text')}</p>
    </ReasonDialog>
  )
}

/** What becomes of a payment that came back, beside what the bank said. */
export function DecideDialog({ line: { id, number, problem }, onClose }: Props) {
  const { t } = useTranslation('payments')
  const [decision, setDecision] = useState<DecidePayment['decision']>('again')
  const run = (reason: string) =>
    paymentsApi.decide(id, decision === 'again' ? { decision } : { decision, reason })
  return (
    <ReasonDialog
      title={t('line.decide_title', { number })}
      saveLabel={t('line.save')}
      isReasonAsked={decision !== 'again'}
      run={run}
      onClose={onClose}
    >
      <p>{t('line.bank_said', { problem })}</p>
      <RadioGroup
        label={t('line.decision')}
        layout="list"
        value={decision}
        onChange={(value) => setDecision(PAYMENT_DECISIONS.find((known) => known === value) ?? 'again')}
        choices={PAYMENT_DECISIONS.map((value) => ({
          ...{ value, label: t(`line.choice.${value}`), hint: t(`line.choice_text.${value}`) },
        }))}
      />
    </ReasonDialog>
  )
}

type ReasonProps = {
  title: string
  saveLabel: string
  isReasonAsked: boolean
  run: (reason: string) => Promise<void>
  onClose: () => void
  children: ReactNode
}

function ReasonDialog({ title, saveLabel, isReasonAsked, run, onClose, children }: ReasonProps) {
  const { t } = useTranslation(['payments', 'admin-kit'])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const saving = useMutation({ mutationFn: () => run(reason.trim()), onSuccess: onClose })
  const isMissing = isReasonAsked && reason.trim() === ''
  const save = () => {
    setTried(true)
    if (!isMissing) saving.mutate()
  }
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('admin-kit:dialog.cancel')}
          onCancel={onClose}
          confirm={saveLabel}
          isPending={saving.isPending}
          onConfirm={save}
        />
      }
    >
      <div className={styles.stack}>
        {children}
        {isReasonAsked && (
          <TextArea
            label={t('line.reason')}
            value={reason}
            onChange={setReason}
            rows={2}
            maxLength={500}
            isRequired
            error={isTried && isMissing ? t('line.reason_missing') : undefined}
          />
        )}
        <CallError error={saving.error} />
      </div>
    </Modal>
  )
}
