import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import type { MeterFuel, MeterUnit } from '@hearthlight/domain/meters/meter'
import { ReadingColumns } from '@hearthlight/domain/meters/reading-columns'
import { unitsIn } from '@hearthlight/domain/meters/stored/meter-units'
import { BILLS } from '@hearthlight/domain/meters/stored/stored-series'
import { dayNumber, dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { findCustomer, insertUser } from '../../features/accounts/user-store.ts'
import { insertBuilding } from '../../features/buildings/building-store.ts'
import { writeBlocks } from '../../features/meters/reading-store.ts'
import { insertSeries } from '../../features/meters/series-store.ts'
import { writeYears } from '../../features/savings/weather/weather-store.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { type MadeUse, madeDays, madeHours, spreadYear } from './made-use.ts'
import type { ModelledWork } from './modelled-home.ts'

const [HOUR, DAY] = [3600, 86_400]
/** Two years and as much as a work may lie further back. */
export const DAYS = 850
/** A day of Wisconsin begins so many seconds after one of UTC. */
const MIDNIGHT = 6 * HOUR
export const ADDRESS = { city: 'Sheboygan', region: 'WI', zip: '53081' }
const DEFAULTS = { country: 'US', gasUnit: 'therm', advancedModeByDefault: false, region: null }

export type Made = {
  readonly partnerId: string
  readonly at: Date
  readonly firstDay: number
  readonly temperatures: readonly number[]
}

export async function writeWeather(
  db: ChangeDb,
  { partnerId, at, firstDay, temperatures }: Made,
  station: string,
) {
  const years = new Map<number, (number | null)[]>()
  for (const [index, celsius] of temperatures.entries()) {
    const year = Number(dayOfNumber(firstDay + index).slice(0, 4))
    const first = dayNumber(`${year}-01-01`)
    const length = dayNumber(`${year + 1}-01-01`) - first
    const own = years.get(year) ?? Array.from({ length }, () => null)
    years.set(year, own)
    own[firstDay + index - first] = celsius
  }
  const rows = [...years].map(([year, celsius]) => ({ station, year, celsius }))
  await writeYears(db, { partnerId }, rows, at)
}

/** Signs in with the password of the demo's people. */
export async function writePerson(
  db: ChangeDb,
  { partnerId, at }: Made,
  first_name: string,
  last_name: string,
  email: string,
) {
  const homeowner = await findCustomer(db, { partnerId }, 'homeowner@lakeshore.test')
  if (homeowner === undefined) throw new Error('the demo has no homeowner yet')
  const { id } = await insertUser(
    db,
    { partnerId, language: 'en' },
    {
      first_name,
      last_name,
      name: `${first_name} ${last_name}`,
      mailing_address: '1510 Bell Avenue',
      ...ADDRESS,
      country: 'US',
      community: '',
      email,
      partner_account_id: null,
      consent: true,
      subscribed: false,
      password_hash: homeowner.password_hash,
      user_type: 'customer',
      third_party_signup: false,
      email_confirmed_at: at,
      who_dunnit_admin_id: null,
      extra_info: {},
    },
  )
  return id
}

export async function writeHome(
  db: ChangeDb,
  { partnerId, at }: Made,
  ownerId: string,
  building_name: string,
  address1: string,
) {
  const home = { ...ADDRESS, address1, building_name, ownership: 'own', construction_year: 1965 } as const
  // It was there before its first reading; the figures of today's new homes are not about it.
  const begun = new Date(at.getTime() - DAYS * DAY * 1000)
  const { id } = await insertBuilding(db, { partnerId, ownerId }, newBuilding(home, DEFAULTS), begun)
  return { id, ownerId }
}

export type Shown = {
  readonly workDaysAgo: number
  readonly size: number
  readonly came: number
  readonly seed: number
}
export type Home = { readonly id: string }

/** What came of a change of use, for a home of that size. */
const mixed = (before: MadeUse, after: MadeUse, { came, size }: Shown): MadeUse => {
  const of = (key: keyof MadeUse) => size * (before[key] + came * (after[key] - before[key]))
  return { base: of('base'), heating: of('heating'), cooling: of('cooling') }
}

function daysOf(
  made: Made,
  work: ModelledWork,
  fuel: 'electricity' | 'natural_gas',
  shown: Shown,
): readonly number[] {
  const { temperatures } = made
  const [before, after] = [
    spreadYear(work.before, fuel, temperatures),
    spreadYear(work.after, fuel, temperatures),
  ]
  return madeDays({
    temperatures,
    workAt: DAYS - shown.workDaysAgo,
    scatter: 0.12,
    seed: shown.seed,
    before: mixed(before, before, shown),
    after: mixed(before, after, shown),
  })
}

type OfMeter = Shown & {
  readonly fuel: MeterFuel & ('electricity' | 'natural_gas')
  readonly unit: MeterUnit
  readonly isHourly?: boolean
}

export async function writeDays(db: ChangeDb, made: Made, home: Home, work: ModelledWork, meter: OfMeter) {
  const { fuel, unit, isHourly = false, seed } = meter
  const days = daysOf(made, work, fuel, meter)
  const step = isHourly ? HOUR : DAY
  const readings = new ReadingColumns()
  const first = made.firstDay * DAY + MIDNIGHT
  const values = isHourly ? madeHours(days, seed) : days.map((kWh) => kWh / unitsIn(fuel, unit))
  // Today is not over.
  for (const [index, value] of values.slice(0, values.length - DAY / step).entries())
    readings.push(first + index * step, step, Math.round(value * 1000) / 1000)
  await writeSeries(db, made, home, { fuel, unit, step }, readings)
}

const BILL_DAYS = 30

export async function writeBills(db: ChangeDb, made: Made, home: Home, work: ModelledWork, shown: Shown) {
  const days = daysOf(made, work, 'natural_gas', shown)
  const readings = new ReadingColumns()
  for (let day = 0; day + BILL_DAYS < days.length; day += BILL_DAYS) {
    const kWh = days.slice(day, day + BILL_DAYS).reduce((sum, each) => sum + each, 0)
    const start = (made.firstDay + day) * DAY + MIDNIGHT
    readings.push(start, BILL_DAYS * DAY, Math.round((kWh / unitsIn('natural_gas', 'therm')) * 10) / 10)
  }
  await writeSeries(db, made, home, { fuel: 'natural_gas', unit: 'therm', step: BILLS }, readings)
}

async function writeSeries(
  db: ChangeDb,
  made: Made,
  { id: building_id }: Home,
  key: { readonly fuel: MeterFuel; readonly unit: MeterUnit; readonly step: number },
  readings: ReadingColumns,
) {
  const id = newId()
  const said = {
    utility: 'Demo',
    label: 'Made by our model, with noise',
    consents: [],
    source: 'utility' as const,
  }
  const series = {
    ...key,
    id,
    building_id,
    direction: 'import' as const,
    point: `demo-${building_id}`,
    ...said,
  }
  await insertSeries(db, made, series, made.at)
  await writeBlocks(db, made, { id, building_id, step: key.step }, [], readings)
}
