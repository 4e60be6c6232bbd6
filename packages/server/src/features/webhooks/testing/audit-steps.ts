import { newId } from '../../../platform/ids.ts'
import { type AuditStep, asStaff, now, test } from '../../../testing/audit-walk.ts'

let webhook = ''
const WEBHOOKS = '/api/admin/v1/webhooks'
const hook = { url: 'http://127.0.0.1:9/hooks', events: ['assessment.finished'], is_active: true }

export const auditSteps: readonly AuditStep[] = [
  [
    `POST ${WEBHOOKS}`,
    'webhook.add',
    async () => {
      const answer = await asStaff('POST', WEBHOOKS, hook)
      webhook = answer.json().data.id
      return answer
    },
  ],
  [
    'POST /api/admin/v1/webhook_deliveries/:id/replay',
    'webhook.replay',
    async () => {
      const delivery = newId()
      await test.db
        .insertInto('webhook_deliveries')
        .values({
          partner_id: test.partners.lakeshore.id,
          id: delivery,
          webhook_id: webhook,
          event_id: newId(),
          type: 'assessment.finished',
          body: '{}',
          state: 'dead',
          created_at: now,
          next_try_at: null,
        })
        .execute()
      return asStaff('POST', `/api/admin/v1/webhook_deliveries/${delivery}/replay`)
    },
  ],
  [
    `PUT ${WEBHOOKS}/:id`,
    'webhook.change',
    () => asStaff('PUT', `${WEBHOOKS}/${webhook}`, { ...hook, is_active: false, version: 1 }),
  ],
  [`DELETE ${WEBHOOKS}/:id`, 'webhook.remove', () => asStaff('DELETE', `${WEBHOOKS}/${webhook}`)],
]
