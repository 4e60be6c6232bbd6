import { createHash } from 'node:crypto'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import type { Batch } from '@hearthlight/domain/payments/payment'
import { Problem } from '@hearthlight/domain/shared/problem'
import Papa from 'papaparse'
import { change } from '../../platform/audit-log/change.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { insertBatch } from './batch-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listDue, markSent, type StoredPayment } from './payment-store.ts'

export const BATCHES_PATH = '/api/admin/v1/payment_batches'

/** Puts all that is due into one file. Its checksum says whether the file that arrives is the one that left. */
export function makeBatch({ db, now }: PaymentDeps, scope: Scope): Promise<{ id: string; batch: Batch }> {
  const what = { action: 'payment.make-batch', record: { type: 'payment_batch' } }
  return change(db, scope, what, async (changeDb) => {
    const due = await listDue(changeDb, scope)
    if (due.length === 0) throw new Problem('payments.nothing-due')
    const at = now()
    const id = newId()
    const csv = csvOf(scope, due)
    const batch = {
      ...{ lines: due.length, sha256: createHash('sha256').update(csv).digest('hex') },
      total: decimalOfCents(due.reduce((sum, { amount }) => sum + centsOfDecimal(amount), 0)),
    }
    const by_name = nameOf(scope)
    const { number } = await insertBatch(changeDb, scope, { id, csv, by_name, created_at: at, ...batch })
    await markSent(
      changeDb,
      scope,
      due.map((payment) => payment.id),
      id,
      at,
    )
    const made = { ...batch, number, by: by_name, created_at: at.toISOString(), url: fileOf(id) }
    return { result: { id, batch: made }, id, after: { number, ...batch } }
  })
}

export const fileOf = (id: string) => `${BATCHES_PATH}/${id}/file`

const nameOf = ({ actor }: Scope) =>
  actor.kind === 'admin' || actor.kind === 'operator' ? actor.admin.name : ''

function csvOf({ partner: { config }, language }: Scope, due: readonly StoredPayment[]): string {
  const rows = due.map((payment) => ({
    payment: payment.number,
    application: payment.application_number,
    name: payment.name,
    email: payment.email,
    address: [payment.mailing_address, payment.city, payment.region, payment.zip]
      .filter((part) => part)
      .join(', '),
    program: payment.named[language] ?? Object.values(payment.named)[0] ?? '',
    amount: payment.amount,
    currency: config.currency_code,
  }))
  // A name that begins like a formula would be worked out by the spreadsheet that opens it.
  return `${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`
}
