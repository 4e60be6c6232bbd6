import {
  type ChangeMeterProvider,
  MOST_PROVIDERS,
  type NewMeterProvider,
} from '@hearthlight/domain/meters/connect/meter-provider'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { addressInUrl, isPublicAddress } from '../../../platform/http/addresses/public-address.ts'
import { newId } from '../../../platform/ids.ts'
import type { Scope } from '../../../platform/scope.ts'
import { seal } from '../../../platform/secrets/seal.ts'
import type { ConnectDeps } from './connect-deps.ts'
import {
  deleteProvider,
  insertProvider,
  listProviders,
  lockProvider,
  updateProvider,
} from './connect-store.ts'

const recordOf = (id: string) => ({ type: 'meter_provider', id })
type Named = Omit<NewMeterProvider, 'secret'>

export async function addProvider(
  deps: ConnectDeps,
  scope: Scope,
  { secret, ...named }: NewMeterProvider,
): Promise<string> {
  refusePrivate(deps, named)
  const id = newId()
  const what = { action: 'meter_provider.add', record: recordOf(id) }
  await change(deps.db, scope, what, async (db) => {
    await oneAtATime(db, 'meter_providers', scope.partnerId)
    if ((await listProviders(db, scope)).length >= MOST_PROVIDERS)
      throw new Problem('meters.too-many-providers', { params: { max: MOST_PROVIDERS } })
    const sealed_secret = seal(deps.secret, secret, 'meter connections')
    await insertProvider(db, {
      partner_id: scope.partnerId,
      id,
      ...named,
      sealed_secret,
      created_at: deps.now(),
    })
    return { result: undefined, after: named }
  })
  return id
}

export async function changeProvider(
  deps: ConnectDeps,
  scope: Scope,
  id: string,
  { version, secret, ...named }: ChangeMeterProvider,
): Promise<void> {
  refusePrivate(deps, named)
  const what = { action: 'meter_provider.change', record: recordOf(id) }
  await change(deps.db, scope, what, async (db) => {
    const stored = await lockProvider(db, scope, id)
    if (stored === undefined) throw new Problem('shared.not-found')
    if (stored.version !== version) throw new Problem('shared.conflict')
    await updateProvider(db, scope, id, {
      ...named,
      ...(secret !== undefined && { sealed_secret: seal(deps.secret, secret, 'meter connections') }),
    })
    const before = Object.fromEntries(Object.keys(named).map((key) => [key, stored[key as keyof Named]]))
    return { result: undefined, before, after: { ...named, ...(secret && { secret: 'new' }) } }
  })
}

/** Its connections go with it, and nothing is read from it any more. */
export async function removeProvider({ db }: ConnectDeps, scope: Scope, id: string): Promise<void> {
  await change(db, scope, { action: 'meter_provider.remove', record: recordOf(id) }, async (changeDb) => {
    const stored = await lockProvider(changeDb, scope, id)
    if (stored === undefined) throw new Problem('shared.not-found')
    await deleteProvider(changeDb, scope, id)
    return { result: undefined, before: { name: stored.name, resource_url: stored.resource_url } }
  })
}

/** An address that can be seen to be private is refused at once; a name is looked at whenever something is asked. */
function refusePrivate({ allowsPrivate }: ConnectDeps, named: Named): void {
  if (allowsPrivate) return
  for (const field of ['authorization_url', 'token_url', 'revocation_url', 'resource_url'] as const) {
    const address = named[field]
    if (address !== null && !isOpen(new URL(address)))
      throw new Problem('meters.provider-address', {
        fields: [{ pointer: `/${field}`, message: 'meters:problem.provider-address' }],
      })
  }
}

function isOpen(url: URL): boolean {
  const literal = addressInUrl(url)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  return url.protocol === 'https:' && !isLocal && (literal === undefined || isPublicAddress(literal))
}
