import { centsOfDecimal } from '../incentives/amounts/rational.ts'
import { readAmount } from '../incentives/amounts/read-amount.ts'
import type { PaymentStatus } from './payment.ts'

/** A payment that a row is about. */
export type Settled = { readonly status: PaymentStatus; readonly amount: string }

/** What one row of a returned file says, its columns by name. */
export type PaymentRow = Readonly<Partial<Record<string, string>>>

export type RowOutcome =
  | { readonly is: 'paid'; readonly reference: string; readonly paidOn: string | null }
  | { readonly is: 'failed'; readonly problem: string }
  /** The key of the sentence that says what is wrong. */
  | { readonly is: 'error'; readonly error: RowError }

type RowError =
  | 'unknown'
  | 'already-paid'
  | 'not-sent'
  | 'bad-status'
  | 'amount-differs'
  | 'bad-date'
  | 'no-reason'
  | 'twice'

const error = (what: RowError): RowOutcome => ({ is: 'error', error: what })

/** The number of the payment a row is about; undefined where there is none. */
export function paymentNumberOf({ payment = '' }: PaymentRow): number | undefined {
  return /^\d{1,9}$/.test(payment.trim()) ? Number(payment) : undefined
}

/** What became of a payment, as a file says it. `returned` is what comes back after it was paid. */
export const ROW_STATUSES = ['paid', 'failed', 'returned'] as const

/** What a row does to its payment; an amount is read as it is written in one of the places. */
export function rowOutcome(
  row: PaymentRow,
  payment: Settled | undefined,
  locales: readonly string[],
): RowOutcome {
  const { amount = '', ...said } = trimmed(row)
  if (payment === undefined) return error('unknown')
  if (payment.status === 'paid' && said['status'] !== 'returned') return error('already-paid')
  if (payment.status !== 'sent' && payment.status !== 'paid') return error('not-sent')
  if (amount !== '' && !isSameAmount(amount, payment.amount, locales)) return error('amount-differs')
  return outcomeSaid(said)
}

function outcomeSaid({ status = '', reference = '', paid_on = '', reason = '' }: PaymentRow): RowOutcome {
  switch (status) {
    case 'paid':
      if (paid_on !== '' && !isDay(paid_on)) return error('bad-date')
      return { is: 'paid', reference, paidOn: paid_on === '' ? null : paid_on }
    case 'failed':
    case 'returned':
      return reason === '' ? error('no-reason') : { is: 'failed', problem: reason }
    default:
      return error('bad-status')
  }
}

const trimmed = (row: PaymentRow): PaymentRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value?.trim()]))

function isSameAmount(text: string, amount: string, locales: readonly string[]): boolean {
  const read = readAmount(text, locales)
  return read !== undefined && centsOfDecimal(read) === centsOfDecimal(amount)
}

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
  )
}
