import { createHash, randomBytes } from 'node:crypto'
import type { FinishConnection } from '@hearthlight/domain/meters/connect/meter-connection'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { leaveTurn } from '../../../platform/http/limits/in-turns.ts'
import { newId } from '../../../platform/ids.ts'
import { seal, unseal } from '../../../platform/secrets/seal.ts'
import type { ConnectDeps } from './connect-deps.ts'
import {
  findByState,
  findProvider,
  insertConnection,
  listConnections,
  lockConnection,
  updateConnection,
} from './connect-store.ts'
import type { StoredConnection, StoredProvider } from './connect-tables.ts'
import { endOne } from './end-connection.ts'
import { isBelow } from './resource-uri.ts'
import { askForTokens, RefusedByProvider, sealTokens } from './tokens.ts'

/** The page to which the utility sends people back. */
export const redirectUrl = ({ site }: { readonly site: string }): string => `${site}/energy-use/sources`

const ASKED_FOR_MS = 30 * 60_000
const random = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Where the browser goes to be asked by the utility. The consent comes first: without it nothing is asked. */
export async function beginConnection(
  deps: ConnectDeps,
  scope: HomeScope,
  buildingId: string,
  providerId: string,
): Promise<{ readonly id: string; readonly url: string }> {
  requireHomePermission(scope, 'share')
  await deps.mustOwnBuilding(scope, buildingId)
  const [id, state, verifier] = [newId(), random(), random()]
  const { partnerId, access } = scope
  const what = { action: 'meter_connection.begin', record: { type: 'meter_connection', id, of: buildingId } }
  return change(deps.db, scope, what, async (db) => {
    const provider = await findProvider(db, scope, providerId)
    if (provider === undefined) throw new Problem('shared.not-found')
    const home = { building_id: buildingId, user_id: access.ownerId }
    if ((await deps.consentOf(db, scope, home)) === undefined) throw new Problem('meters.no-consent')
    await insertConnection(db, {
      partner_id: partnerId,
      id,
      provider_id: providerId,
      ...home,
      state: 'asked',
      state_hash: hashOf(state),
      sealed_verifier: seal(deps.secret, verifier, 'meter connections'),
      created_at: deps.now(),
    })
    const url = authorizationUrl(provider, redirectUrl(scope), state, verifier)
    return { result: { id, url }, after: { provider: provider.name, state: 'asked' } }
  })
}

function authorizationUrl(provider: StoredProvider, redirect: string, state: string, verifier: string) {
  const url = new URL(provider.authorization_url)
  const asked = { response_type: 'code', client_id: provider.client_id, redirect_uri: redirect }
  const { scope, uses_pkce } = provider
  const pkce = { code_challenge: hashOf(verifier), code_challenge_method: 'S256' }
  for (const [name, value] of Object.entries({ ...asked, scope, state, ...(uses_pkce && pkce) }))
    url.searchParams.set(name, value)
  return url.toString()
}

/** What the browser brought back, once and in time, by the person who began: then the tokens are asked for. */
export async function finishConnection(
  deps: ConnectDeps,
  scope: HomeScope,
  { state, code, error }: FinishConnection,
): Promise<StoredConnection> {
  requireHomePermission(scope, 'share')
  const begun = await takeAsked(deps, scope, state)
  if (error !== undefined || code === undefined) throw new Problem('meters.connection-refused')
  const { connection, provider } = begun
  const verifier = unseal(deps.secret, connection.sealed_verifier, 'meter connections') ?? ''
  // Whoever waits for another system holds up none of the partner's other calls.
  leaveTurn(scope)
  const answer = await askForTokens(deps, provider, {
    code,
    redirect_uri: redirectUrl(scope),
    ...(provider.uses_pkce && { code_verifier: verifier }),
  }).catch((cause: unknown) => {
    const isRefused = cause instanceof RefusedByProvider
    throw new Problem(isRefused ? 'meters.connection-refused' : 'meters.connection-failed')
  })
  const resource = answer.resourceUri
  // What a utility names elsewhere than at its own address is not read.
  if (resource === undefined || !isBelow(provider.resource_url, resource))
    throw new Problem('meters.connection-failed')
  return connected(deps, scope, connection, sealTokens(deps, answer.tokens), resource)
}

/** Whoever comes with the state takes it: a second time it is over. */
function takeAsked(deps: ConnectDeps, scope: HomeScope, state: string) {
  const what = { action: 'meter_connection.return', record: { type: 'meter_connection' } }
  return change(deps.db, scope, what, async (db) => {
    const found = await findByState(db, scope, hashOf(state))
    const isOwn = found !== undefined && found.user_id === scope.access.ownerId
    if (!isOwn) throw new Problem('shared.not-found')
    const connection = await lockConnection(db, scope, found.id)
    const provider = await findProvider(db, scope, found.provider_id)
    const isLate = deps.now().getTime() - found.created_at.getTime() > ASKED_FOR_MS
    if (connection?.state !== 'asked' || isLate || provider === undefined)
      throw new Problem('meters.connection-over')
    await updateConnection(db, scope, found.id, { state: 'ended' })
    return { result: { connection, provider }, id: found.id, before: {}, after: {} }
  })
}

function connected(
  deps: ConnectDeps,
  scope: HomeScope,
  { id, building_id, user_id, provider_id }: StoredConnection,
  sealed_tokens: string,
  resource: string,
): Promise<StoredConnection> {
  const { origin, pathname } = new URL(resource)
  const record = { type: 'meter_connection', id, of: building_id }
  return change(deps.db, scope, { action: 'meter_connection.connect', record }, async (db) => {
    // Withdrawn while the person was at the utility: the tokens are not even stored.
    if ((await deps.consentOf(db, scope, { building_id, user_id })) === undefined)
      throw new Problem('meters.no-consent')
    // One that is broken, or was made twice, would go on beside the new one.
    for (const each of await listConnections(db, scope, building_id))
      if (each.provider_id === provider_id && each.state !== 'ended' && each.connected_at !== null)
        await endOne(deps, db, scope, building_id, each.id, 'ended')
    await updateConnection(db, scope, id, {
      state: 'connected',
      sealed_tokens,
      resource_uri: `${origin}${pathname}`,
      connected_at: deps.now(),
    })
    await deps.pullSoon(db, scope, id)
    const result = await lockConnection(db, scope, id)
    if (result === undefined) throw new Problem('shared.not-found')
    return { result, before: { state: 'asked' }, after: { state: 'connected' } }
  })
}
