import { retryDelayMs } from '@hearthlight/domain/outward/retry-delay'
import { inPartner } from '../../platform/database/in-partner.ts'
import { newId } from '../../platform/ids.ts'
import { unseal } from '../../platform/seal.ts'
import { claimDue, type DueDelivery, recordAttempt } from './delivery-store.ts'
import type { Posted } from './post-webhook.ts'
import { signWebhook } from './sign-webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

const AT_ONCE = 10
/** Longer than a try may take: what a worker that died had claimed is tried again. */
const CLAIM_MS = 60_000

type Tried = Partial<Posted> & { readonly error: string | null }

/** Sends what is due, several at once, until nothing is. */
export async function sendDeliveries(deps: WebhookDeps): Promise<void> {
  const now = deps.now()
  const due = await claimDue(deps.db, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE)
  await Promise.all(due.map((delivery) => attempt(deps, delivery)))
  if (due.length === AT_ONCE) await sendDeliveries(deps)
}

async function attempt(deps: WebhookDeps, delivery: DueDelivery): Promise<void> {
  const at = deps.now()
  const begun = performance.now()
  const { status, response, error } = await post(deps, delivery, at)
  const isTaken = status !== undefined && status >= 200 && status < 300
  await inPartner(deps.db, { partnerId: delivery.partner_id }, (db) =>
    recordAttempt(db, outcomeOf(isTaken, delivery.attempts + 1, at), {
      partner_id: delivery.partner_id,
      id: newId(),
      delivery_id: delivery.id,
      at,
      status: status ?? null,
      took_ms: Math.round(performance.now() - begun),
      response: response ?? '',
      error,
    }),
  )
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
