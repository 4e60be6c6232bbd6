import { ownField } from '@hearthlight/domain/forms/field-definition'
import { PAYMENT_DECISIONS } from '@hearthlight/domain/payments/payment'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { useQuestions } from '../../forms/use-questions.ts'
import { type PaymentLine, paymentsApi } from '../api/payments-api.ts'
import { QuestionDialog } from '../kit/forms/question-dialog.tsx'

const REASON = ownField({
  name: 'reason',
  type: 'textarea',
  label: 'payments:line.reason',
  required: true,
  validations: { max: 500 },
  messages: { required: 'payments:line.reason_missing' },
})
const DECISION = ownField({
  name: 'decision',
  type: 'radio',
  label: 'payments:line.decision',
  default: 'again',
  options: PAYMENT_DECISIONS.map((value) => ({
    value,
    label: `payments:line.choice.${value}`,
    help_text: `payments:line.choice_text.${value}`,
  })),
})
/** Whoever pays it again needs no reason. */
const REASON_OF_DECISION = { ...REASON, parent: 'decision', mappings: { correct: [], close: [] } }

type Props = { line: PaymentLine; onClose: () => void }

/** Why a payment is kept out of the files. */
export function HoldDialog({ line: { id, number }, onClose }: Props) {
  const { t } = useTranslation('payments')
  const form = useQuestionForm({
    id: 'hold-payment',
    record: id,
    questions: useQuestions([REASON]),
    save: async ({ reason }) => {
      await paymentsApi.hold(id, String(reason))
      onClose()
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t('line.hold_title', { number })}
      submitLabel={t('line.hold')}
      intro={<p>{t('line.hold_text')}</p>}
      onClose={onClose}
    />
  )
}

/** What becomes of a payment that came back, beside what the bank said. */
export function DecideDialog({ line: { id, number, problem }, onClose }: Props) {
  const { t } = useTranslation('payments')
  const form = useQuestionForm({
    id: 'decide-payment',
    record: id,
    questions: useQuestions([DECISION, REASON_OF_DECISION]),
    save: async ({ decision, reason }) => {
      const chosen = PAYMENT_DECISIONS.find((known) => known === decision) ?? 'again'
      await paymentsApi.decide(
        id,
        chosen === 'again' ? { decision: chosen } : { decision: chosen, reason: String(reason) },
      )
      onClose()
    },
  })
  return (
    <QuestionDialog
      form={form}
      title={t('line.decide_title', { number })}
      submitLabel={t('line.save')}
      intro={<p>{t('line.bank_said', { problem })}</p>}
      onClose={onClose}
    />
  )
}
