import type { ImportPayments, ImportResult } from '@hearthlight/domain/payments/payment'
import {
  type PaymentRow,
  paymentNumberOf,
  type RowOutcome,
  rowOutcome,
} from '@hearthlight/domain/payments/payment-row'
import { Problem } from '@hearthlight/domain/shared/problem'
import Papa from 'papaparse'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { findPayments, settlePayment } from './payment-store.ts'

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
  const rows = await readRows(deps, scope, parse(csv))
  if (!is_dry_run) for (const row of rows) await apply(deps, scope, row)
  const translate = translator(scope.language, scope.partner.config)
  const count = (is: RowOutcome['is']) => rows.filter(({ outcome }) => outcome.is === is).length
  return {
    ...{ rows: rows.length, paid: count('paid'), failed: count('failed') },
    errors: rows.flatMap(({ row, outcome }) =>
      outcome.is === 'error' ? [{ row, message: translate(`payments:row.${outcome.error}`) }] : [],
    ),
  }
}

function parse(csv: string): readonly PaymentRow[] {
  const { data, meta } = Papa.parse<PaymentRow>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!meta.fields?.includes('payment') || !meta.fields.includes('status'))
    throw new Problem('payments.no-columns')
  return data
}

async function readRows(
  { db }: PaymentDeps,
  scope: Scope,
  rows: readonly PaymentRow[],
): Promise<readonly Read[]> {
  const numbers = rows.flatMap((row) => paymentNumberOf(row) ?? [])
  const found = await inPartner(db, scope, (partnerDb) => findPayments(partnerDb, scope, numbers))
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const payment = found.find(({ number }) => number === paymentNumberOf(row))
    const isAgain = payment !== undefined && seen.has(payment.id)
    if (payment !== undefined) seen.add(payment.id)
    const outcome: RowOutcome = isAgain ? { is: 'error', error: 'twice' } : rowOutcome(row, payment)
    // The first line of the file holds the names of the columns.
    return { row: index + 2, payment, outcome }
  })
}

async function apply(deps: PaymentDeps, scope: Scope, { payment, outcome }: Read): Promise<void> {
  if (payment === undefined || outcome.is === 'error') return
  const at = deps.now()
  const { id, application_id, number } = payment
  if (outcome.is === 'paid') {
    const paidAt = outcome.paidOn === null ? at : new Date(`${outcome.paidOn}T12:00:00Z`)
    const issued = await deps.issue(scope, application_id, { reference: outcome.reference, paidAt })
    if (issued === 'issued') return
  }
  const settled =
    outcome.is === 'paid'
      ? ({ status: 'paid', reference: outcome.reference, paid_at: at, problem: null } as const)
      : ({ status: 'failed', problem: outcome.problem } as const)
  const what = { action: 'payment.settle', record: { type: 'payment', id } }
  await change(deps.db, scope, what, async (db) => {
    await settlePayment(db, scope, application_id, settled, at)
    return { result: undefined, before: { status: payment.status }, after: { number, ...settled } }
  })
}
