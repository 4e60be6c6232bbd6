import { webhookProblems } from '@hearthlight/domain/webhooks/webhook-problems'
import type { Feature } from '../../platform/feature.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { deleteDeliveriesBefore } from './delivery-store.ts'
import { handOnEvents } from './hand-on-events.ts'
import { up as webhooksUp } from './migrations/0261-webhooks.ts'
import { up as webhookFailures } from './migrations/0455-webhook-failures.ts'
import { up as webhookSites } from './migrations/1061-webhook-sites.ts'
import { deliverySender } from './send-deliveries.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { webhookRoutes } from './webhook-routes.ts'
import type {} from './webhook-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30

export const webhooks: Feature<{ readonly webhooks: WebhookDeps }> = {
  name: 'webhooks',
  problems: webhookProblems,
  passing: {
    webhook_deliveries: 'what was sent in answer to changes that have their lines, kept 30 days',
    webhook_attempts: 'what came back, kept as long',
    webhook_failures: 'counts what failed in a row, until something is taken or the endpoint is saved',
  },
  migrations: {
    '0261-webhooks': { up: webhooksUp },
    '0455-webhook-failures': { up: webhookFailures },
    '1061-webhook-sites': { up: webhookSites },
  },
  open: ({ webhooks: deps }) => {
    const sender = deliverySender(deps)
    deps.jobs.repeat(async () => {
      await handOnEvents(deps)
      sender.wake()
    }, sender.idle)
    return {
      routes: async (app) => {
        await app.register(webhookRoutes(deps))
        await app.register(deliveryRoutes(deps))
      },
      forget: () => deleteDeliveriesBefore(deps.db, new Date(deps.now().getTime() - KEPT_DAYS * DAY_MS)),
    }
  },
}
