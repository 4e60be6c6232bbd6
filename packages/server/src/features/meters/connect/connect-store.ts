import type { Insertable, Updateable } from 'kysely'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { StoredConnection, StoredProvider } from './connect-tables.ts'

const providers = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('meter_providers').selectAll().where('partner_id', '=', partnerId)

/** Oldest first. */
export const listProviders = (db: PartnerDb, scope: InPartner): Promise<StoredProvider[]> =>
  providers(db, scope).orderBy('id').execute()

export const findProvider = (
  db: PartnerDb,
  scope: InPartner,
  id: string,
): Promise<StoredProvider | undefined> => providers(db, scope).where('id', '=', id).executeTakeFirst()

export const lockProvider = (
  db: ChangeDb,
  scope: InPartner,
  id: string,
): Promise<StoredProvider | undefined> =>
  providers(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertProvider(
  db: ChangeDb,
  row: Insertable<Schema['meter_providers']>,
): Promise<void> {
  await db.insertInto('meter_providers').values(row).execute()
}

export async function updateProvider(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  values: Updateable<Schema['meter_providers']>,
): Promise<void> {
  await db
    .updateTable('meter_providers')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteProvider(db: ChangeDb, { partnerId }: InPartner, id: string): Promise<void> {
  await db.deleteFrom('meter_providers').where('partner_id', '=', partnerId).where('id', '=', id).execute()
}

export type ConnectedHomes = { readonly connected: number; readonly failing: number; readonly broken: number }

/** How many homes each provider reaches, and how many it does no more. */
export async function countConnections(
  db: PartnerDb,
  { partnerId }: InPartner,
): Promise<ReadonlyMap<string, ConnectedHomes>> {
  const rows = await db
    .selectFrom('meter_connections')
    .select(({ fn }) => [
      'provider_id',
      fn.countAll<string>().filterWhere('state', '=', 'connected').as('connected'),
      fn
        .countAll<string>()
        .filterWhere('state', '=', 'connected')
        .filterWhere('problem', 'is not', null)
        .as('failing'),
      fn.countAll<string>().filterWhere('state', '=', 'broken').as('broken'),
    ])
    .where('partner_id', '=', partnerId)
    .groupBy('provider_id')
    .execute()
  return new Map(
    rows.map(({ provider_id, connected, failing, broken }) => [
      provider_id,
      { connected: Number(connected), failing: Number(failing), broken: Number(broken) },
    ]),
  )
}

const connections = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('meter_connections').selectAll().where('partner_id', '=', partnerId)

/** Newest first. */
export const listConnections = (
  db: PartnerDb,
  scope: InPartner,
  buildingId: string,
): Promise<StoredConnection[]> =>
  connections(db, scope).where('building_id', '=', buildingId).orderBy('id', 'desc').execute()

export const findConnection = (
  db: PartnerDb,
  scope: InPartner,
  id: string,
): Promise<StoredConnection | undefined> => connections(db, scope).where('id', '=', id).executeTakeFirst()

export const lockConnection = (
  db: ChangeDb,
  scope: InPartner,
  id: string,
): Promise<StoredConnection | undefined> =>
  connections(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

export const findByState = (
  db: PartnerDb,
  scope: InPartner,
  hash: string,
): Promise<StoredConnection | undefined> =>
  connections(db, scope).where('state_hash', '=', hash).executeTakeFirst()

/** Of those that hold, by the address of their subscription. */
export async function idsOfResources(
  db: PartnerDb,
  scope: InPartner,
  providerId: string,
  uris: readonly string[],
): Promise<string[]> {
  if (uris.length === 0) return []
  const found = await connections(db, scope)
    .where('provider_id', '=', providerId)
    .where('state', '=', 'connected')
    .where('resource_uri', 'in', uris)
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** The next that hold, in the order of their ids. */
export async function idsOfConnected(
  db: PartnerDb,
  scope: InPartner,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const all = connections(db, scope).where('state', '=', 'connected').orderBy('id').limit(limit)
  const found = await (after === null ? all : all.where('id', '>', after)).execute()
  return found.map(({ id }) => id)
}

export async function insertConnection(
  db: ChangeDb,
  row: Insertable<Schema['meter_connections']>,
): Promise<void> {
  await db.insertInto('meter_connections').values(row).execute()
}

export async function updateConnection(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  values: Updateable<Schema['meter_connections']>,
): Promise<void> {
  await db
    .updateTable('meter_connections')
    .set(values)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
