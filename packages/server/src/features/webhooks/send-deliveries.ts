import { retryDelayMs } from '@hearthlight/domain/webhooks/retry-delay'
import { FAILURES_BEFORE_PAUSE } from '@hearthlight/domain/webhooks/webhook-limits'
import { inPartner } from '../../platform/database/in-partner.ts'
import { newId } from '../../platform/ids.ts'
import { type QueueWorker, workQueue } from '../../platform/jobs/work-queue.ts'
import { unseal } from '../../platform/secrets/seal.ts'
import { letOthersGo } from '../../platform/threads/main-thread.ts'
import { claimDue, type DueDelivery, recordAttempt } from './delivery-store.ts'
import { forgetFailures, noteFailure, pauseWebhook } from './failure-store.ts'
import type { Posted } from './post-webhook.ts'
import { signWebhook } from './sign-webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

/** Several at once, and few of one partner: endpoints that do not answer hold up nobody else's. */
const SHARES = { atOnce: 24, perPartner: 4, person: 'webhook_id' }
/** Fewer than a partner's share: its other endpoints go on as well. */
const PER_ENDPOINT = 2
/** Longer than a try may take: what a worker that died had claimed is tried again. */
const CLAIM_MS = 60_000
const HOUR_MS = 3_600_000

type Tried = Partial<Posted> & { readonly error: string | null }

/** Sends what is due; what is not answered at once is not waited for. */
export const deliverySender = (deps: WebhookDeps): QueueWorker =>
  workQueue(SHARES, {
    take: (limit, turns) => {
      const now = deps.now()
      return claimDue(deps.db, now, new Date(now.getTime() + CLAIM_MS), {
        limit,
        turns,
        perEndpoint: PER_ENDPOINT,
      })
    },
    perform: (delivery) => attempt(deps, delivery).catch(deps.onError),
    onError: deps.onError,
  })

async function attempt(deps: WebhookDeps, delivery: DueDelivery): Promise<void> {
  await letOthersGo(delivery.partner_id)
  const at = deps.now()
  const begun = performance.now()
  const { status, response, error } = await post(deps, delivery, at)
  const isTaken = status !== undefined && status >= 200 && status < 300
  const scope = { partnerId: delivery.partner_id }
  await inPartner(deps.db, scope, async (db) => {
    await recordAttempt(db, outcomeOf(isTaken, delivery.attempts + 1, at), {
      partner_id: delivery.partner_id,
      id: newId(),
      delivery_id: delivery.id,
      at,
      status: status ?? null,
      took_ms: Math.round(performance.now() - begun),
      response: response ?? '',
      error,
    })
    if (isTaken) return forgetFailures(db, scope, delivery.webhook_id)
    const { failures, failing_since, paused_at } = await noteFailure(db, scope, delivery.webhook_id, at)
    const isHopeless = failures >= FAILURES_BEFORE_PAUSE && at.getTime() - failing_since.getTime() >= HOUR_MS
    if (paused_at === null && isHopeless && (await pauseWebhook(db, scope, delivery.webhook_id, at)))
      await deps.tellPaused(db, scope, delivery, failures)
  })
}

async function post(
  deps: WebhookDeps,
  { id, type, body, url, sealed_secret }: DueDelivery,
  at: Date,
): Promise<Tried> {
  const secret = unseal(deps.secret, sealed_secret, 'webhook secrets')
  if (secret === undefined)
    return { error: 'The secret of this endpoint was sealed by another server secret.' }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Hearthlight-Webhook/1',
    'hearthlight-event': type,
    'hearthlight-delivery': id,
    'hearthlight-signature': signWebhook(secret, body, at),
  }
  try {
    return { ...(await deps.post(url, headers, body)), error: null }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function outcomeOf(isTaken: boolean, attempts: number, at: Date) {
  const delayMs = retryDelayMs(attempts)
  if (isTaken) return { state: 'delivered', attempts, next_try_at: null } as const
  if (delayMs === undefined) return { state: 'dead', attempts, next_try_at: null } as const
  return { state: 'waiting', attempts, next_try_at: new Date(at.getTime() + delayMs) } as const
}
