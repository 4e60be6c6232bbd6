import { randomBytes } from 'node:crypto'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { WebhookInput } from '@hearthlight/domain/webhooks/webhook'
import { MOST_WEBHOOKS } from '@hearthlight/domain/webhooks/webhook-limits'
import { change } from '../../platform/audit-log/change.ts'
import { addressInUrl, isPublicAddress } from '../../platform/http/addresses/public-address.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { seal } from '../../platform/secrets/seal.ts'
import { findDelivery, replayDelivery } from './delivery-store.ts'
import { forgetFailures } from './failure-store.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  updateWebhook,
} from './webhook-store.ts'

const recordOf = (id: string) => ({ type: 'webhook', id })

export async function addWebhook(
  deps: WebhookDeps,
  scope: Scope,
  input: WebhookInput,
): Promise<{ readonly id: string; readonly secret: string }> {
  refusePrivate(deps, input)
  const id = newId()
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  await change(deps.db, scope, { action: 'webhook.add', record: recordOf(id) }, async (db) => {
    await lockWebhooks(db, scope)
    if ((await countWebhooks(db, scope)) >= MOST_WEBHOOKS)
      throw new Problem('admin-webhooks.too-many-webhooks', { params: { most: MOST_WEBHOOKS } })
    const sealed_secret = seal(deps.secret, secret, 'webhook secrets')
    await insertWebhook(db, scope, { id, ...input, sealed_secret, created_at: deps.now() })
    return { result: undefined, after: input }
  })
  return { id, secret }
}

export async function changeWebhook(
  deps: WebhookDeps,
  scope: Scope,
  id: string,
  { version, ...input }: WebhookInput & { readonly version: number },
): Promise<void> {
  refusePrivate(deps, input)
  await change(deps.db, scope, { action: 'webhook.change', record: recordOf(id) }, async (db) => {
    const stored = await lockWebhook(db, scope, id)
    if (stored === undefined) throw new Problem('shared.not-found')
    if (stored.version !== version) throw new Problem('shared.conflict')
    await updateWebhook(db, scope, id, input)
    await forgetFailures(db, scope, id)
    const { version: _, ...before } = stored
    return { result: undefined, before, after: input }
  })
}

export async function removeWebhook(deps: WebhookDeps, scope: Scope, id: string): Promise<void> {
  await change(deps.db, scope, { action: 'webhook.remove', record: recordOf(id) }, async (db) => {
    const before = await lockWebhook(db, scope, id)
    if (before === undefined) throw new Problem('shared.not-found')
    await deleteWebhook(db, scope, id)
    return { result: undefined, before }
  })
}

/** Sends a delivery once more from the beginning, whatever became of it. */
export async function replay(deps: WebhookDeps, scope: Scope, id: string): Promise<void> {
  const record = { type: 'webhook_delivery', id }
  await change(deps.db, scope, { action: 'webhook.replay', record }, async (db) => {
    const delivery = await findDelivery(db, scope, id)
    if (delivery === undefined) throw new Problem('shared.not-found')
    if (!(await replayDelivery(db, scope, id, deps.now()))) throw new Problem('admin-webhooks.being-sent')
    return { result: undefined, after: { type: delivery.type, url: delivery.url, state: delivery.state } }
  })
}

/** An address that can be seen to be private is refused at once; a name is looked at whenever something is sent. */
function refusePrivate({ allowsPrivate }: WebhookDeps, { url }: WebhookInput): void {
  if (allowsPrivate) return
  const { protocol, hostname } = new URL(url)
  const literal = addressInUrl(new URL(url))
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isPrivate = isLocal || (literal !== undefined && !isPublicAddress(literal))
  if (!isPrivate && protocol === 'https:') return
  const message = isPrivate ? 'admin-webhooks:problem.private-address' : 'admin-webhooks:webhook.plain'
  throw new Problem('admin-webhooks.private-address', { fields: [{ pointer: '/url', message }] })
}
