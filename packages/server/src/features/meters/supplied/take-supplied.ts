import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import { addressOf } from '@hearthlight/domain/buildings/home-address'
import { askFirst } from '@hearthlight/domain/meters/stored/check-brought'
import type { SeriesSource } from '@hearthlight/domain/meters/stored/stored-series'
import {
  NOT_TAKEN,
  type NotTaken,
  type SuppliedSeries,
} from '@hearthlight/domain/meters/supplied/supplied-readings'
import { isSite, matchHome, type SuppliedHome } from '@hearthlight/domain/meters/supplied-home'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, Db } from '../../../platform/database/schema.ts'
import type { MeterDeps, SuppliedBy } from '../meter-deps.ts'
import { readBrought, type Saved, storeReadings } from '../save-readings.ts'
import { homesOfAccount, type SuppliedTo } from './supplied-home-store.ts'

/** Nothing of the series was stored, and why. */
class NotTakenError extends Error {
  readonly why: NotTaken
  constructor(why: NotTaken) {
    super(why)
    this.why = why
  }
}

export type Taken = (Saved & { readonly homeId: string }) | { readonly notTaken: NotTaken }

/** Readings that a utility sends of one meter of one of its customers, where a consent lets it. */
export async function takeSupplied(
  deps: MeterDeps,
  db: Db,
  by: SuppliedBy,
  source: SeriesSource,
  { home: named, ...brought }: SuppliedSeries,
): Promise<Taken> {
  try {
    const readings = readBrought(brought, deps.now())
    askFirst(brought, readings, { modelledKWh: null, isOfOtherHome: false })
    const home = await homeOf(db, by, named, brought.series.point)
    const { building_id: buildingId } = home
    const saved = await storeReadings(
      deps,
      db,
      by,
      { buildingId, source, ...brought.series, readings },
      (changeDb) => consentOf(deps, changeDb, by, home),
    )
    return { ...saved, homeId: buildingId }
  } catch (error) {
    const notTaken = whyNot(error)
    if (notTaken === undefined) throw error
    return { notTaken }
  }
}

/** Where the account has several homes, the meter may be named as the site is. */
async function homeOf(db: Db, by: SuppliedBy, named: SuppliedHome, meter: string): Promise<SuppliedTo> {
  const key = accountIdKey(named.account_number)
  const homes = key === '' ? [] : await inPartner(db, by, (partnerDb) => homesOfAccount(partnerDb, by, key))
  const first = matchHome(named, homes)
  const ofMeter = first === 'several_homes' ? homes.filter((home) => isSite(meter, home)) : []
  const match = ofMeter.length === 1 && ofMeter[0] !== undefined ? ofMeter[0] : first
  if (typeof match === 'string') throw new NotTakenError(match)
  return match
}

async function consentOf(
  { holdConsent }: MeterDeps,
  db: ChangeDb,
  by: SuppliedBy,
  home: SuppliedTo,
): Promise<string> {
  const { building_id, user_id } = home
  const held = await holdConsent(db, by, { building_id, user_id, address: addressOf(home) })
  if (held === 'none') throw new NotTakenError('no_consent')
  if (held === 'withdrawn') throw new NotTakenError('consent_withdrawn')
  return held.id
}

const isReason = (text: string): text is NotTaken => (NOT_TAKEN as readonly string[]).includes(text)

/** What the rules of readings refuse is a reason too; anything else is a mistake of ours. */
function whyNot(error: unknown): NotTaken | undefined {
  if (error instanceof NotTakenError) return error.why
  if (!(error instanceof Problem)) return undefined
  const reason = error.code.replace(/^meters\./, '').replaceAll('-', '_')
  return isReason(reason) ? reason : undefined
}
