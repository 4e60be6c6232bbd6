import { seedFinishedAssessment } from '../../features/assessment/assessment-demo.ts'
import { readClimates } from '../../features/assessment/climates.ts'
import { insertWork } from '../../features/savings/work-store.ts'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { ELECTRIC_HOME, GAS_HOME, LIKE_HOMES, PILOT_MEASURES, PROGRAM_HOMES } from './demo-homes.ts'
import { madeWeather } from './made-weather.ts'
import { type ModelledWork, modelledWorks } from './modelled-home.ts'
import { writePilot, writePilotApplication } from './pilot-program.ts'
import {
  ADDRESS,
  DAYS,
  type Home,
  type Made,
  type Shown,
  writeBills,
  writeDays,
  writeHome,
  writePerson,
  writeWeather,
} from './write-made.ts'

const DAY_MS = 86_400_000
/** Who signs in to see a measured home. */
export const MEASURED_PERSON = 'meters@lakeshore.test'

/**
 * Homes with readings on both sides of work, so that the demo shows what was saved: two of a person who can sign in, and those of a
 * program. No meter counted any of it: our engine's year, spread over made-up weather, with noise, and each home says so.
 */
export async function seedMeasured(
  db: PlatformDb,
  partners: readonly { readonly id: string; readonly code: string }[],
  { now: at, climate }: { readonly now: Date; readonly climate: string },
): Promise<void> {
  const partnerId = partners.find(({ code }) => code === 'lakeshore')?.id
  if (partnerId === undefined) return
  const site = (await readClimates(climate)).forAddress({ country: 'US', ...ADDRESS })
  const firstDay = Math.floor(at.getTime() / DAY_MS) - DAYS
  const made = { partnerId, at, firstDay, temperatures: madeWeather(site.climate, firstDay, DAYS) }
  const year = at.getUTCFullYear()
  const models = {
    electric: modelledWorks(ELECTRIC_HOME, ['ashp_ductless'], site, year),
    gas: modelledWorks(GAS_HOME, PILOT_MEASURES, site, year),
    station: site.place.id,
  }
  const what = { action: 'demo.measured', record: { type: 'partner', id: partnerId } }
  const { pumped, billed } = await change(db, bySystem(partnerId, 'demo'), what, async (changeDb) => {
    await writeWeather(changeDb, made, site.place.id)
    await writeProgram(changeDb, made, models)
    await writeLikeHomes(changeDb, made, models)
    return { result: await writeOwnHomes(changeDb, made, models) }
  })
  await seedFinishedAssessment(db, { partnerId, ...pumped }, ELECTRIC_HOME.since, at)
  await seedFinishedAssessment(db, { partnerId, ...billed }, GAS_HOME.since, at)
}

type Modelled = ReturnType<typeof modelledWorks>
type Models = { readonly electric: Modelled; readonly gas: Modelled; readonly station: string }

/** A home by the hour with a heat pump since last year, and one of which there are only bills. */
async function writeOwnHomes(db: ChangeDb, made: Made, { electric, gas, station }: Models) {
  const person = await writePerson(db, made, 'Robin', 'Ellis', MEASURED_PERSON)
  const pump = workOf(electric.works, 'ashp_ductless')
  const home = await writeHome(db, made, person, 'Heat pump home (made by our model)', '1510 Bell Avenue')
  const warmed = { workDaysAgo: 395, size: 1, came: 0.88, seed: 1 }
  await writeDays(db, made, home, pump, { fuel: 'electricity', unit: 'kWh', isHourly: true, ...warmed })
  await writeWork(db, made, home, pump, warmed, { place: station, prices: electric.prices })
  const attic = workOf(gas.works, 'attic_insulation')
  const billed = await writeHome(db, made, person, 'Insulated home (made by our model)', '1512 Bell Avenue')
  const insulated = { workDaysAgo: 400, size: 1.1, came: 1.1, seed: 2 }
  await writeBills(db, made, billed, attic, insulated)
  await writeWork(db, made, billed, attic, insulated, { place: station, prices: gas.prices })
  return { pumped: home, billed }
}

/** The homes of one owner that the insulation program paid for. */
async function writeProgram(db: ChangeDb, made: Made, { gas, station }: Models) {
  const pilot = await writePilot(db, made)
  const owner = await writePerson(db, made, 'Harbor Homes', 'Cooperative', 'harbor@neighbours.test')
  for (const [index, each] of PROGRAM_HOMES.entries()) {
    const work = workOf(gas.works, each.measure)
    const name = `Harbor Homes ${index + 1} (made by our model)`
    const home = await writeHome(db, made, owner, name, `${100 + 2 * index} Harbor Lane`)
    const shown = { ...each, seed: 100 + index }
    await writeDays(db, made, home, work, { fuel: 'natural_gas', unit: 'therm', ...shown })
    const application_id = await writePilotApplication(db, made, home, each, pilot)
    const paid = { place: station, prices: gas.prices, application_id, program_id: pilot.id }
    await writeWork(db, made, home, work, shown, paid)
  }
}

/** Beside them homes of their neighbours, which nobody worked on. */
async function writeLikeHomes(db: ChangeDb, made: Made, { gas }: Models) {
  const owner = await writePerson(db, made, 'Shore Homes', 'Cooperative', 'shore@neighbours.test')
  const attic = workOf(gas.works, 'attic_insulation')
  for (const [index, each] of LIKE_HOMES.entries()) {
    const name = `Shore Homes ${index + 1} (made by our model)`
    const home = await writeHome(db, made, owner, name, `${100 + 2 * index} Shore Lane`)
    await writeDays(db, made, home, attic, { fuel: 'natural_gas', unit: 'therm', ...each, seed: 200 + index })
  }
}

function workOf(works: readonly ModelledWork[], id: string): ModelledWork {
  const found = works.find(({ measure }) => measure === id)
  if (found === undefined) throw new Error('the engine offers no such measure to the home of the demo')
  return found
}

type Paid = Pick<Parameters<typeof insertWork>[2], 'place' | 'prices' | 'application_id' | 'program_id'>

async function writeWork(
  db: ChangeDb,
  made: Made,
  { id: building_id }: Home,
  { measure, promised }: ModelledWork,
  { workDaysAgo, size }: Shown,
  paid: Paid,
) {
  const day = (ago: number) => new Date(made.at.getTime() - ago * DAY_MS).toISOString().slice(0, 10)
  const { kwh, low, high, money, kwh_by_fuel } = promised
  const byFuel = Object.entries(kwh_by_fuel).map(([fuel, each]) => [fuel, each * size] as const)
  const sized = { kwh: kwh * size, low: low * size, high: high * size, money: money * size }
  const work = {
    id: newId(),
    building_id,
    is_told: paid.application_id === undefined,
    measure_ids: [measure],
    begins: day(workDaysAgo),
    ends: day(workDaysAgo - 3),
    promised: { ...sized, kwh_by_fuel: Object.fromEntries(byFuel) },
  }
  await insertWork(db, made, { ...work, ...paid }, made.at)
}
