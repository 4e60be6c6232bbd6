import { needsSecond } from '@hearthlight/domain/applications/amounts/approval-limits'
import { needsMessage, needsReason, refusalToMove } from '@hearthlight/domain/applications/staff-moves'
import { numberWords } from '@hearthlight/domain/forms/values/number-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { applicationApi, type ReviewedApplication, refreshApplication } from '../../api/application-api.ts'
import { useReadAmount } from '../../kit/use-read-amount.ts'
import styles from '../application.module.css'
import { MailPreview } from '../mail-preview.tsx'
import { AmountField } from './amount-field.tsx'
import { ReasonField } from './reason-field.tsx'
import { type RulesInTheWay, rulesInTheWay } from './rules-in-the-way.ts'

type Move = ReviewedApplication['moves'][number]
type Props = { application: ReviewedApplication; move: Move; onClose: () => void }

const takesAmount = ({ money }: Move) => money === 'committed'

/** Without what is not filled in, or not right. */
const inputOf = (move: Move, message: string, reason: string, amount: string | undefined) => ({
  to: move.code,
  ...(message !== '' && { message }),
  ...(reason !== '' && { reason }),
  ...(takesAmount(move) && amount !== undefined && { amount }),
})

const mailOf = ({ to, message = '', amount }: ReturnType<typeof inputOf>) => ({
  to,
  message,
  ...(amount !== undefined && { amount }),
})

/** Moves the application on, with the mail that the applicant gets beside it. */
export function MoveDialog({ application, move, onClose }: Props) {
  const { t } = useTranslation('admin-application')
  const readAmount = useReadAmount()
  const [message, setMessage] = useState('')
  const [reason, setReason] = useState('')
  const formats = useFormats()
  const [written, setWritten] = useState(numberWords(application.amount.total ?? '', formats))
  const [isTried, setTried] = useState(false)
  const { limits } = application
  const rules = rulesInTheWay(application)
  const facts = { openRules: rules.notMet + rules.open, amount: application.amount.total, limits }
  const isMoney = takesAmount(move)
  const input = inputOf(move, message.trim(), reason.trim(), readAmount(written))
  const second = input.amount === undefined ? null : needsSecond(input.amount, limits)
  const isBadAmount = isMoney && input.amount === undefined
  const refusal = refusalToMove(application.moves, input, facts)
  const moving = useMutation({
    mutationFn: () => applicationApi.move(application.id, { ...input, revision: application.revision }),
    onSuccess: onClose,
  })
  const missing = (pointer: string) =>
    isTried && refusal?.fields.some((field) => field.pointer === pointer) ? t('move.required') : undefined
  const confirm = () => {
    setTried(true)
    if (refusal === null && !isBadAmount && !moving.isPending) moving.mutate()
  }
  return (
    <Modal
      isOpen
      size="l"
      title={t('move.title', { status: move.name })}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('ask.cancel')}
          onCancel={onClose}
          confirm={second === null ? t('move.confirm', { status: move.name }) : t('move.ask_second')}
          isPending={moving.isPending}
          onConfirm={confirm}
        />
      }
    >
      <div className={styles.ask}>
        <div className={styles.stack}>
          {isMoney && (
            <AmountField
              written={written}
              onChange={setWritten}
              {...{ amount: input.amount, given: facts.amount, limits, isTried }}
            />
          )}
          {needsReason(move, facts, input.amount ?? null) && (
            <ReasonField
              label={t(reasonOf(rules, facts.amount), { count: facts.openRules })}
              value={reason}
              onChange={setReason}
              error={missing('/reason')}
            />
          )}
          <TextArea
            label={t('move.message', { name: application.applicant.name })}
            labelNote={needsMessage(move) ? undefined : t('move.optional')}
            value={message}
            onChange={setMessage}
            rows={4}
            maxLength={2000}
            isRequired={needsMessage(move)}
            error={missing('/message')}
          />
          <Refused id={application.id} by={moving} />
        </div>
        <MailPreview id={application.id} mail={mailOf(input)} />
      </div>
    </Modal>
  )
}

/** What the reason is asked for. */
function reasonOf({ notMet, open }: RulesInTheWay, amount: string | null) {
  if (notMet > 0) return open > 0 ? 'move.reason_both' : 'move.reason_not_met'
  if (open > 0) return 'move.reason'
  return amount === null ? 'move.reason_found' : 'move.reason_above'
}

type RefusedProps = { id: string; by: { readonly error: Error | null; readonly reset: () => void } }

/** Whoever was second keeps what they wrote, sees what the first one did, and does it again or not. */
export function Refused({ id, by: { error, reset } }: RefusedProps) {
  const { t } = useTranslation(['admin-application', 'admin-kit'])
  if (error === null) return <div role="alert" />
  const isStale = error instanceof HttpProblem && error.code === 'applications.stale'
  const lookAgain = async () => {
    await refreshApplication(id)
    reset()
  }
  return (
    <div role="alert">
      <Notice tone="danger" title={error.message}>
        {isStale ? (
          <>
            {t('move.stale')}{' '}
            <Button variant="secondary" size="s" onClick={() => void lookAgain()}>
              {t('admin-kit:dialog.look_again')}
            </Button>
          </>
        ) : undefined}
      </Notice>
    </div>
  )
}
