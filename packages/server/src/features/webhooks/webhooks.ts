import type { Feature } from '../../platform/feature.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { deleteDeliveriesBefore } from './delivery-store.ts'
import { handOnEvents } from './hand-on-events.ts'
import { up as webhooksUp } from './migrations/0261-webhooks.ts'
import { sendDeliveries } from './send-deliveries.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookRoutes } from './webhook-routes.ts'
import type {} from './webhook-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30

export const webhooks: Feature<{ readonly webhooks: WebhookDeps }> = {
  name: 'webhooks',
  passing: {
    webhook_deliveries: 'what was sent in answer to changes that have their lines, kept 30 days',
    webhook_attempts: 'what came back, kept as long',
  },
  migrations: { '0261-webhooks': { up: webhooksUp } },
  open: ({ webhooks: deps }) => {
    deps.jobs.repeat(async () => {
      await handOnEvents(deps)
      await sendDeliveries(deps)
    })
    return {
      routes: async (app) => {
        await app.register(webhookRoutes(deps))
        await app.register(deliveryRoutes(deps))
      },
      forget: () => deleteDeliveriesBefore(deps.db, new Date(deps.now().getTime() - KEPT_DAYS * DAY_MS)),
    }
  },
}
