import { seedFinishedAssessment } from '../../features/assessment/assessment-demo.ts'
import { readClimates } from '../../features/assessment/climates.ts'
import { findProgramByCode } from '../../features/programs/program-store.ts'
import { insertWork } from '../../features/savings/work-store.ts'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { ELECTRIC_HOME, GAS_HOME, LIKE_HOMES, PROGRAM_HOMES } from './demo-homes.ts'
import { madeWeather } from './made-weather.ts'
import { type ModelledWork, modelledWorks } from './modelled-home.ts'
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
  const modelled = ({ answers, building }: typeof ELECTRIC_HOME | typeof GAS_HOME) =>
    modelledWorks(answers, building, site, at.getUTCFullYear())
  const models = { electric: modelled(ELECTRIC_HOME), gas: modelled(GAS_HOME), station: site.place.id }
  const what = { action: 'demo.measured', record: { type: 'partner', id: partnerId } }
  const pumped = await change(db, bySystem(partnerId, 'demo'), what, async (changeDb) => {
    await writeWeather(changeDb, made, site.place.id)
    await writeProgram(changeDb, made, models)
    await writeLikeHomes(changeDb, made, models)
    return { result: await writeOwnHomes(changeDb, made, models) }
  })
  await seedFinishedAssessment(db, { partnerId, ...pumped }, ELECTRIC_HOME.answers, at)
}

type Modelled = ReturnType<typeof modelledWorks>
type Models = { readonly electric: Modelled; readonly gas: Modelled; readonly station: string }

/** A home by the hour with a heat pump since last year, and one of which there are only bills. */
async function writeOwnHomes(db: ChangeDb, made: Made, { electric, gas, station }: Models) {
  const person = await writePerson(db, made, 'Robin', 'Ellis', MEASURED_PERSON)
  const pump = workOf(electric.works, (id) => id.startsWith('ashp'))
  const home = await writeHome(db, made, person, 'Heat pump home (made by our model)', '1510 Bell Avenue')
  const pumped = { workDaysAgo: 395, size: 1, came: 0.88, seed: 1 }
  await writeDays(db, made, home, pump, { fuel: 'electricity', unit: 'kWh', isHourly: true, ...pumped })
  await writeWork(db, made, home, pump, pumped, { place: station, prices: electric.prices })
  const attic = workOf(gas.works, (id) => id === 'attic_insulation')
  const billed = await writeHome(db, made, person, 'Insulated home (made by our model)', '1512 Bell Avenue')
  const insulated = { workDaysAgo: 400, size: 1.1, came: 1.1, seed: 2 }
  await writeBills(db, made, billed, attic, insulated)
  await writeWork(db, made, billed, attic, insulated, { place: station, prices: gas.prices })
  return home
}

/** The homes of one owner that the insulation program paid for. */
async function writeProgram(db: ChangeDb, made: Made, { gas, station }: Models) {
  const program_id = await programOf(db, made.partnerId)
  const owner = await writePerson(db, made, 'Harbor Homes', 'Cooperative', 'harbor@neighbours.test')
  for (const [index, { measure, ...each }] of PROGRAM_HOMES.entries()) {
    const work = workOf(gas.works, (id) => id === measure)
    const name = `Harbor Homes ${index + 1} (made by our model)`
    const home = await writeHome(db, made, owner, name, `${100 + 2 * index} Harbor Lane`)
    const shown = { ...each, seed: 100 + index }
    await writeDays(db, made, home, work, { fuel: 'natural_gas', unit: 'therm', ...shown })
    await writeWork(db, made, home, work, shown, { place: station, prices: gas.prices, program_id })
  }
}

/** Beside them homes of their neighbours, which nobody worked on. */
async function writeLikeHomes(db: ChangeDb, made: Made, { gas }: Models) {
  const owner = await writePerson(db, made, 'Shore Homes', 'Cooperative', 'shore@neighbours.test')
  const attic = workOf(gas.works, (id) => id === 'attic_insulation')
  for (const [index, each] of LIKE_HOMES.entries()) {
    const name = `Shore Homes ${index + 1} (made by our model)`
    const home = await writeHome(db, made, owner, name, `${100 + 2 * index} Shore Lane`)
    await writeDays(db, made, home, attic, { fuel: 'natural_gas', unit: 'therm', ...each, seed: 200 + index })
  }
}

async function programOf(db: ChangeDb, partnerId: string): Promise<string> {
  const program = await findProgramByCode(db, { partnerId }, 'insulation-2026')
  if (program === undefined) throw new Error('the demo has no program of insulation yet')
  return program.id
}

function workOf(works: readonly ModelledWork[], isIt: (id: string) => boolean): ModelledWork {
  const found = works.find(({ measure }) => isIt(measure))
  if (found === undefined) throw new Error('the engine offers no such measure to the home of the demo')
  return found
}

type Paid = Pick<Parameters<typeof insertWork>[2], 'place' | 'prices' | 'program_id'>

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
    ...{ id: newId(), building_id, is_told: true, measure_ids: [measure] },
    ...{ begins: day(workDaysAgo), ends: day(workDaysAgo - 3) },
    promised: { ...sized, kwh_by_fuel: Object.fromEntries(byFuel) },
  }
  await insertWork(db, made, { ...work, ...paid }, made.at)
}
