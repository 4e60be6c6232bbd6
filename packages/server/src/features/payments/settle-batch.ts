import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { lockBatch, settleBatch } from './batch-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { movePayments } from './payment-store.ts'

/** The file has gone to the bank: what it holds is sent, and it cannot be undone any more. */
export const sendBatch = ({ db, now }: PaymentDeps, scope: Scope, id: string): Promise<void> =>
  change(db, scope, { action: 'payment.send-batch', record: { type: 'payment_batch', id } }, async (open) => {
    const { number, lines } = await mustBeOpen(open, scope, id)
    const at = now()
    // An application that was withdrawn meanwhile is not to be paid, though the file still says so.
    if ((await movePayments(open, scope, 'send', { batch_id: [id] }, { at })) !== lines)
      throw new Problem('payments.batch-changed', { params: { number } })
    await settleBatch(open, scope, id, { sent_at: at })
    return { result: undefined, before: { sent_at: null }, after: { number, sent_at: at.toISOString() } }
  })

/** The file is not sent after all: what it holds is due again. */
export const undoBatch = ({ db, now }: PaymentDeps, scope: Scope, id: string): Promise<void> =>
  change(db, scope, { action: 'payment.undo-batch', record: { type: 'payment_batch', id } }, async (open) => {
    const { number } = await mustBeOpen(open, scope, id)
    const at = now()
    await movePayments(open, scope, 'unfile', { batch_id: [id] }, { batch_id: null, at })
    await settleBatch(open, scope, id, { undone_at: at })
    return { result: undefined, before: { undone_at: null }, after: { number, undone_at: at.toISOString() } }
  })

async function mustBeOpen(db: ChangeDb, scope: Scope, id: string) {
  const batch = await lockBatch(db, scope, id)
  if (batch === undefined) throw new Problem('shared.not-found')
  const { number, sent_at, undone_at } = batch
  if (sent_at !== null) throw new Problem('payments.batch-sent', { params: { number } })
  if (undone_at !== null) throw new Problem('payments.batch-undone', { params: { number } })
  return batch
}
