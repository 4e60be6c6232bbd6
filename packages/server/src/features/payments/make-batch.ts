import { createHash } from 'node:crypto'
import { centsOfDecimal, decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import { type Batch, SENT_COLUMNS } from '@hearthlight/domain/payments/payment'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { insertBatch } from './batch-store.ts'
import { lockChosen } from './payment-choice-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listChosen, movePayments, type StoredPayment } from './payment-store.ts'

export const BATCHES_PATH = '/api/admin/v1/payment_batches'

/** Puts what was chosen into one file. Its checksum says whether the file that arrives is the one that left. */
export function makeBatch(
  { db, now }: PaymentDeps,
  scope: Scope,
  ids: readonly string[],
): Promise<{ id: string; batch: Batch }> {
  const what = { action: 'payment.make-batch', record: { type: 'payment_batch' } }
  return change(db, scope, what, async (changeDb) => {
    await mustBeDue(changeDb, scope, ids)
    const due = await listChosen(changeDb, scope, ids)
    const at = now()
    const id = newId()
    const csv = csvOf(scope, due)
    const batch = {
      lines: due.length,
      sha256: createHash('sha256').update(csv).digest('hex'),
      total: decimalOfCents(due.reduce((sum, { amount }) => sum + centsOfDecimal(amount), 0)),
    }
    const by_name = nameOf(scope)
    const { number } = await insertBatch(changeDb, scope, { id, csv, by_name, created_at: at, ...batch })
    await movePayments(changeDb, scope, 'file', { id: ids }, { batch_id: id, at })
    const made = {
      ...batch,
      number,
      by: by_name,
      created_at: at.toISOString(),
      url: fileOf(id),
      sent_at: null,
      undone_at: null,
    }
    return { result: { id, batch: made }, id, after: { number, ...batch } }
  })
}

/** What somebody else has put into a file meanwhile, or stopped, is told by its number. */
async function mustBeDue(db: ChangeDb, scope: Scope, ids: readonly string[]): Promise<void> {
  const chosen = await lockChosen(db, scope, ids)
  if (chosen.length < new Set(ids).size) throw new Problem('shared.not-found')
  for (const { number, status } of chosen) {
    const params = { number }
    if (status === 'filed' || status === 'sent' || status === 'paid')
      throw new Problem('payments.in-a-file', { params })
    if (status !== 'due') throw new Problem('payments.no-longer-due', { params })
  }
}

export const fileOf = (id: string) => `${BATCHES_PATH}/${id}/file`

const nameOf = ({ actor }: Scope) =>
  actor.kind === 'admin' || actor.kind === 'operator' ? actor.admin.name : ''

/** In the partner's own language, whoever makes it: the bank is told the same every time. */
function csvOf({ partner: { config }, language: reader }: Scope, due: readonly StoredPayment[]): string {
  const [language = reader] = config.languages
  const translate = translator(language, config)
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
  const fields = SENT_COLUMNS.map((column) => translate(`payments:csv.${column}`))
  const data = rows.map((row) => SENT_COLUMNS.map((column) => row[column]))
  return csvLines([fields, ...data])
}
