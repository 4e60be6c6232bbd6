import { localeOf } from '@hearthlight/domain/partner/formats'
import type { ImportPayments, ImportResult } from '@hearthlight/domain/payments/payment'
import {
  type PaymentRow,
  paymentNumberOf,
  type RowOutcome,
  rowOutcome,
} from '@hearthlight/domain/payments/payment-row'
import { PAYMENT_WAYS } from '@hearthlight/domain/payments/payment-ways'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPayments, movePayments } from './payment-store.ts'
import { readPaymentRows } from './read-payment-rows.ts'

type Read = {
  readonly row: number
  readonly payment: Awaited<ReturnType<typeof findPayments>>[number] | undefined
  readonly outcome: RowOutcome
}

/** Takes back what became of the payments of a file. Rows that are wrong change nothing, and each says why. */
export async function importPayments(
  deps: PaymentDeps,
  scope: Scope,
  { csv, is_dry_run }: ImportPayments,
): Promise<ImportResult> {
  const rows = await judgeRows(deps, scope, readPaymentRows(csv))
  if (!is_dry_run) for (const row of rows) await apply(deps, scope, row)
  const translate = translator(scope.language, scope.partner.config)
  // Of few kinds, and thousands of a kind.
  const words = new Map<string, string>()
  const wordsOf = (error: Extract<RowOutcome, { is: 'error' }>['error']) => {
    const known = words.get(error) ?? translate(`payments:row.${error}`)
    words.set(error, known)
    return known
  }
  const count = (is: RowOutcome['is']) => rows.filter(({ outcome }) => outcome.is === is).length
  return {
    rows: rows.length,
    paid: count('paid'),
    failed: count('failed'),
    errors: rows.flatMap(({ row, outcome }) =>
      outcome.is === 'error' ? [{ row, message: wordsOf(outcome.error) }] : [],
    ),
  }
}

async function judgeRows(
  { db }: PaymentDeps,
  scope: Scope,
  rows: readonly PaymentRow[],
): Promise<readonly Read[]> {
  const numbers = rows.flatMap((row) => paymentNumberOf(row) ?? [])
  const found = await inPartner(db, scope, (partnerDb) => findPayments(partnerDb, scope, numbers))
  const byNumber = new Map(found.map((payment) => [payment.number, payment]))
  const { languages, country } = scope.partner.config
  const locales = languages.map((language) => localeOf(language, country))
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const payment = byNumber.get(paymentNumberOf(row) ?? -1)
    const isAgain = payment !== undefined && seen.has(payment.id)
    if (payment !== undefined) seen.add(payment.id)
    const outcome: RowOutcome = isAgain ? { is: 'error', error: 'twice' } : rowOutcome(row, payment, locales)
    // The first line of the file holds the names of the columns.
    return { row: index + 2, payment, outcome }
  })
}

async function apply(deps: PaymentDeps, scope: Scope, { payment, outcome }: Read): Promise<void> {
  if (payment === undefined || outcome.is === 'error') return
  const at = deps.now()
  const { id, application_id, number, status } = payment
  const what = { action: 'payment.settle', record: { type: 'payment', id } }
  const before = { status }
  if (outcome.is === 'failed') {
    const { problem } = outcome
    await change(deps.db, scope, what, async (db) => {
      const back = status === 'paid' ? 'return' : 'fail'
      const way = (await deps.isOwed(db, scope, application_id)) ? back : 'lapse'
      await movePayments(db, scope, way, { id: [id] }, { problem, paid_at: null, at })
      return { result: undefined, before, after: { number, status: PAYMENT_WAYS[way].to, problem } }
    })
    return
  }
  const paidAt = outcome.paidOn === null ? at : new Date(`${outcome.paidOn}T12:00:00Z`)
  const { reference } = outcome
  if ((await deps.issue(scope, application_id, { reference, paidAt })) === 'issued') return
  const settled = { reference, paid_at: paidAt, problem: null }
  await change(deps.db, scope, what, async (db) => {
    await movePayments(db, scope, 'pay', { id: [id] }, { ...settled, at })
    return { result: undefined, before, after: { number, status: 'paid', ...settled } }
  })
}
