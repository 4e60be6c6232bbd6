import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

const PAYMENTS = '/api/admin/v1/payments'
const BATCHES = '/api/admin/v1/payment_batches'
const newestPayment = async () => `${PAYMENTS}/${(await asStaff('GET', PAYMENTS)).json().data[0].id}`
const newestFile = async (): Promise<string> => (await asStaff('GET', BATCHES)).json().data[0].id
const makeFile = async () => {
  const [{ id }] = (await asStaff('GET', PAYMENTS)).json().data
  return asStaff('POST', BATCHES, { payments: [id] })
}

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/payments/:id/hold',
    'payment.hold',
    async () => asStaff('POST', `${await newestPayment()}/hold`, { reason: 'The name differs.' }),
  ],
  [
    'DELETE /api/admin/v1/payments/:id/hold',
    'payment.release',
    async () => asStaff('DELETE', `${await newestPayment()}/hold`),
  ],
  ['POST /api/admin/v1/payment_batches', 'payment.make-batch', makeFile],
  [
    'POST /api/admin/v1/payment_batches/:id/undo',
    'payment.undo-batch',
    async () => asStaff('POST', `${BATCHES}/${await newestFile()}/undo`),
  ],
  [
    'POST /api/admin/v1/payment_batches/:id/sent',
    'payment.send-batch',
    async () => {
      await makeFile()
      return asStaff('POST', `${BATCHES}/${await newestFile()}/sent`)
    },
  ],
  [
    'POST /api/admin/v1/payment_imports',
    'payment.settle',
    async () => {
      const [{ attributes }] = (await asStaff('GET', PAYMENTS)).json().data
      const csv = `payment,status,reason\n${attributes.number},failed,Account closed`
      return asStaff('POST', '/api/admin/v1/payment_imports', { csv, is_dry_run: false })
    },
  ],
  [
    'POST /api/admin/v1/payments/:id/decision',
    'payment.decide',
    async () => asStaff('POST', `${await newestPayment()}/decision`, { decision: 'again' }),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/payment_choices': 'says what a file would hold',
}
