import type { PullProblem } from '@hearthlight/domain/meters/connect/meter-connection'
import type { Meter, MeterReadings } from '@hearthlight/domain/meters/meter'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import type { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { askFirst } from '@hearthlight/domain/meters/stored/check-brought'
import { packReadings } from '@hearthlight/domain/meters/stored/packed-readings'
import type { SaveReadings } from '@hearthlight/domain/meters/stored/stored-series'
import { homeOfUsagePoint } from '@hearthlight/domain/meters/supplied-home'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { readMeterFile } from '@hearthlight/readers/read-meter-file'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { letOthersGo } from '../../../platform/threads/main-thread.ts'
import { bySteps, seriesOf } from '../imports/parts-of-meter.ts'
import type { SuppliedBy } from '../meter-deps.ts'
import { readBrought, storeReadings } from '../save-readings.ts'
import type { ConnectDeps } from './connect-deps.ts'
import { findConnection, findProvider, lockConnection, updateConnection } from './connect-store.ts'
import type { StoredConnection, StoredProvider } from './connect-tables.ts'
import { endOne } from './end-connection.ts'
import { batchAddress } from './resource-uri.ts'
import { RefusedByProvider, refreshTokens, revokeToken, sealTokens, type Tokens, tokensOf } from './tokens.ts'

const DAY_MS = 86_400_000
/** How far back the first pulls go, and how much one of them asks for. */
const BACKFILL_DAYS = 730
const PAGE_DAYS = 92
/** Utilities correct what they sent some days ago. */
const AGAIN_DAYS = 7
const CLAIMED_MS = 5 * 60_000
/** A token that ends while a feed is sent is of no use. */
const SPARE_MS = 60_000
/** A meter of a feed holds a few series; more than that is somebody's mistake. */
const MOST_METERS = 100

/** What is to be done after a pull: the next page, a try later, or nothing. */
type Pulled = 'more' | 'done' | 'failed'

/** One page of a subscription: asked for, read and stored, with how far that has come. */
export async function pullPage(deps: ConnectDeps, by: SuppliedBy, id: string): Promise<Pulled> {
  const claimed = await claim(deps, by, id)
  if (claimed === undefined) return 'done'
  const { connection, provider } = claimed
  const { building_id: of } = connection
  try {
    const tokens = await freshTokens(deps, by, claimed)
    const page = pageOf(deps, connection)
    const meters = await readPage(deps, by, connection, tokens, page)
    const customer = customerOf(connection, meters)
    const isAllowed = await storeMeters(deps, by, connection, provider, meters)
    if (!isAllowed) return 'done'
    await note(deps, by, connection, { pulled_until: page.to, failures: 0, problem: null, customer })
    return page.isLast ? 'done' : 'more'
  } catch (error) {
    if (error instanceof RefusedByProvider) {
      await endOne(deps, deps.db, by, of, id, 'broken')
      return 'done'
    }
    await note(deps, by, connection, { failures: connection.failures + 1, problem: problemOf(error) })
    return 'failed'
  }
}

class OtherAccount extends Error {}

function problemOf(error: unknown): PullProblem {
  if (error instanceof OtherAccount) return 'other_account'
  return error instanceof MeterFileProblem ? 'unreadable' : 'no_answer'
}

/** A person connects one account: what a utility sends of another one belongs to somebody else, and nothing of the feed is stored. */
function customerOf({ customer: known }: StoredConnection, meters: readonly Meter[]): string | null {
  let customer = known
  for (const { point } of meters) {
    const { account_number: named } = homeOfUsagePoint(point).home
    if (named === '' || named === customer) continue
    if (customer !== null) throw new OtherAccount(named)
    customer = named
  }
  return customer
}

type Claimed = { readonly connection: StoredConnection; readonly provider: StoredProvider }

/** Two workers never ask with the same tokens at once: a refresh token counts once. */
function claim({ db, now }: ConnectDeps, by: SuppliedBy, id: string): Promise<Claimed | undefined> {
  const what = { action: 'meter_connection.pull', record: { type: 'meter_connection', id } }
  return change(db, by, what, async (changeDb) => {
    const connection = await lockConnection(changeDb, by, id)
    const provider = connection && (await findProvider(changeDb, by, connection.provider_id))
    const isFree = connection?.claimed_until == null || connection.claimed_until <= now()
    if (connection?.state !== 'connected' || provider === undefined || !isFree) return { result: undefined }
    await updateConnection(changeDb, by, id, { claimed_until: new Date(now().getTime() + CLAIMED_MS) })
    return { result: { connection, provider } }
  })
}

async function freshTokens(
  deps: ConnectDeps,
  by: SuppliedBy,
  { connection, provider }: Claimed,
): Promise<Tokens> {
  const tokens = tokensOf(deps, connection)
  if (tokens === undefined) throw new RefusedByProvider('the tokens cannot be read')
  if (tokens.expires_at - SPARE_MS > deps.now().getTime()) return tokens
  if (tokens.refresh === null) throw new RefusedByProvider('the tokens are over')
  const refreshed = (await refreshTokens(deps, provider, tokens.refresh)).tokens
  await note(deps, by, connection, { sealed_tokens: sealTokens(deps, refreshed) }, true)
  return refreshed
}

type Page = { readonly from: Date; readonly to: Date; readonly isLast: boolean }

function pageOf({ now }: ConnectDeps, { pulled_until, connected_at }: StoredConnection): Page {
  const at = now().getTime()
  const first = (connected_at?.getTime() ?? at) - BACKFILL_DAYS * DAY_MS
  const isCaughtUp = pulled_until !== null && at - pulled_until.getTime() < PAGE_DAYS * DAY_MS
  const begin =
    pulled_until === null ? first : pulled_until.getTime() - (isCaughtUp ? AGAIN_DAYS : 0) * DAY_MS
  const end = begin + (PAGE_DAYS + AGAIN_DAYS) * DAY_MS
  return { from: new Date(begin), to: new Date(Math.min(end, at)), isLast: end >= at }
}

async function readPage(
  { ask }: ConnectDeps,
  by: SuppliedBy,
  { resource_uri }: StoredConnection,
  { access }: Tokens,
  { from, to }: Page,
): Promise<readonly Meter[]> {
  const { status, body } = await ask(batchAddress(resource_uri ?? '', from, to), {
    method: 'GET',
    headers: { authorization: `Bearer ${access}`, accept: 'application/atom+xml' },
  })
  if (status === 401 || status === 403) throw new RefusedByProvider(`readings: ${status}`)
  // Nothing new in this span.
  if (status === 204 || status === 404) return []
  if (status !== 200) throw new Error(`readings: ${status}`)
  const pieces = async function* () {
    for (const piece of body) {
      await letOthersGo(by.partnerId)
      yield piece
    }
  }
  const { meters } = await readMeterFile(pieces(), { timeZone: by.partner.config.time_zone }).catch(orNothing)
  if (meters.length > MOST_METERS) throw new MeterFileProblem('tooLarge')
  return meters
}

/** A feed without a reading is how most utilities say that there is nothing new. */
function orNothing(error: unknown): Pick<MeterReadings, 'meters'> {
  if (error instanceof MeterFileProblem && error.code === 'noUsage') return { meters: [] }
  throw error
}

/** False where the consent holds no more: then nothing was stored, and the connection has ended. */
async function storeMeters(
  deps: ConnectDeps,
  by: SuppliedBy,
  connection: StoredConnection,
  { name }: StoredProvider,
  meters: readonly Meter[],
): Promise<boolean> {
  for (const meter of meters)
    for (const [step, columns] of bySteps(meter.readings)) {
      await letOthersGo(by.partnerId)
      const { point } = homeOfUsagePoint(meter.point)
      const series = { ...seriesOf({ ...meter, point }, step), utility: name }
      const refused = await storeSeries(deps, by, connection, series, columns)
      // A series that cannot be right is left out; the others are stored.
      if (refused !== 'meters.no-consent') continue
      await endOne(deps, deps.db, by, connection.building_id, connection.id, 'ended')
      return false
    }
  return true
}

/** Answers why nothing of it is stored, if it is not. */
async function storeSeries(
  deps: ConnectDeps,
  by: SuppliedBy,
  { building_id, user_id }: StoredConnection,
  series: SaveReadings['series'],
  columns: ReadingColumns,
): Promise<ProblemCode | undefined> {
  const brought = { series, readings: packReadings(columns), confirmed: [] }
  try {
    const readings = readBrought(brought, deps.now())
    askFirst(brought, readings, { modelledKWh: null, isOfOtherHome: false })
    const storing = { buildingId: building_id, source: 'connect', ...series, readings } as const
    await storeReadings(deps, deps.db, by, storing, async (db) => {
      const held = await deps.consentOf(db, by, { building_id, user_id })
      if (held === undefined) throw new Problem('meters.no-consent')
      return held
    })
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

type Noted = Parameters<typeof updateConnection>[3]

function note(
  { db, now }: ConnectDeps,
  by: SuppliedBy,
  { id, building_id }: StoredConnection,
  values: Noted,
  isGoingOn = false,
): Promise<void> {
  const record = { type: 'meter_connection', id, of: building_id }
  return change(db, by, { action: 'meter_connection.pull', record }, async (changeDb) => {
    const done = isGoingOn ? {} : { claimed_until: null, pulled_at: now() }
    await updateConnection(changeDb, by, id, { ...values, ...done })
    return { result: undefined }
  })
}

/** Tells the utility that the tokens are of no more use, then forgets them. */
export async function revoke(deps: ConnectDeps, by: SuppliedBy, id: string): Promise<void> {
  const connection = await inPartner(deps.db, by, (db) => findConnection(db, by, id))
  if (connection === undefined || connection.state === 'connected') return
  const provider = await inPartner(deps.db, by, (db) => findProvider(db, by, connection.provider_id))
  const tokens = tokensOf(deps, connection)
  if (provider !== undefined && tokens !== undefined) await revokeToken(deps, provider, tokens)
  await note(deps, by, connection, { sealed_tokens: null })
}
