import { readFileSync } from 'node:fs'
import { cpuUsage } from 'node:process'
import {
  type Climate,
  calibrate,
  climateFromRecord,
  type Economics,
  FUELS,
  type House,
  modelled,
  type Place,
  type PlaceIndex,
  placeFromRow,
  recordOf,
  simulate,
  withFactors,
} from '@hearthlight/engine'
import { audit, drawAudit, planBands, simulatePlan } from '@hearthlight/engine/measures'
import { denverHouse } from '../packages/engine/src/testing/denver-house.ts'

/** Speed of the engine on one core, in CPU time, so that a busy machine does not change the figures much. */
const DATA = new URL('../packages/engine/data/', import.meta.url)
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const placeAndClimate = (id: string): { place: Place; climate: Climate } => {
  const index: PlaceIndex = JSON.parse(readFileSync(new URL('places.json', DATA), 'utf8'))
  const places = index.places.map(placeFromRow)
  const at = places.findIndex((place) => place.id === id)
  const place = places[at]
  if (!place) throw new Error(`no place ${id}`)
  const packed = new Uint8Array(readFileSync(new URL('climate.bin', DATA)))
  return { place, climate: climateFromRecord(recordOf(packed, at), place) }
}

/** The same weather as 8,760 hours: what a plain hourly loop would walk through. */
const hourByHour = (climate: Climate): Climate => {
  const repeat = (values: Float64Array): Float64Array =>
    Float64Array.from(
      DAYS.flatMap((days, month) =>
        Array.from({ length: days }, () => [...values.subarray(month * 24, month * 24 + 24)]).flat(),
      ),
    )
  return {
    ...climate,
    kind: 'hourly',
    dryBulbC: repeat(climate.dryBulbC),
    dewPointC: repeat(climate.dewPointC),
    windMPerS: repeat(climate.windMPerS),
    globalWPerM2: repeat(climate.globalWPerM2),
    directWPerM2: repeat(climate.directWPerM2),
    diffuseWPerM2: repeat(climate.diffuseWPerM2),
  }
}

const millisecondsOf = (runs: number, work: () => unknown): number => {
  for (let i = 0; i < Math.ceil(runs / 4); i++) work()
  const start = cpuUsage()
  for (let i = 0; i < runs; i++) work()
  const { user, system } = cpuUsage(start)
  return (user + system) / 1000 / runs
}

const everyFuel = <T>(value: T): Record<(typeof FUELS)[number], T> =>
  Object.fromEntries(FUELS.map((fuel) => [fuel, value])) as Record<(typeof FUELS)[number], T>

const economics: Economics = {
  currency: 'USD',
  prices: everyFuel({ perKWh: 0.12, fixedPerYear: 120 }),
  exportPerKWh: 0.06,
  kgCo2PerKWh: everyFuel(0.25),
}

const { place, climate } = placeAndClimate('us-co-denver-intl-ap')
const { ducts: _, ...house } = denverHouse
const hourly = hourByHour(climate)
const question = { house: denverHouse, place, climate, economics }
const home = audit(question)
const chosen = home.plan.steps.map((step) => step.id)

/** A leakier or tighter, better or worse insulated house, as the uncertainty draws them. */
const uncertain = {
  figures: 3,
  choices: 0,
  modelError: 0.05,
  draw: (z: Float64Array): House => ({
    ...denverHouse,
    airLeakage: { ...denverHouse.airLeakage, airChangesPerHour: 3 * Math.exp(0.3 * (z[0] ?? 0)) },
    parts: denverHouse.parts.map((part) => ({
      ...part,
      rM2KPerW: part.rM2KPerW * Math.exp(0.1 * (z[1] ?? 0)),
    })),
  }),
}

function wholeAudit() {
  const found = audit(question)
  return planBands(found, drawAudit(found, uncertain))
}

/** Bills of the same house with a leakier shell and more plugged in. Four times slower a fit still takes a tenth of a second. */
const MONTHS = DAYS.map((_, month) => month)
const real = simulate(withFactors(denverHouse, { shell: 1.4, baseLoad: 0.8, hotWater: 1.1 }), climate)
const billOf = (fuel: (typeof FUELS)[number], months: readonly number[]) => ({
  fuel,
  months,
  kWh: modelled(real, { fuel, months, kWh: 0 }),
})
const bills = [
  billOf('natural_gas', MONTHS),
  billOf('electricity', MONTHS.slice(4, 10)),
  billOf('electricity', [0, 1, 2, 3, 10, 11]),
]

const year = millisecondsOf(200, () => simulate(denverHouse, climate))
const plain = millisecondsOf(30, () => simulate(denverHouse, hourly))
const rows: readonly (readonly [string, number, number | undefined])[] = [
  ['one year on mean days, ducts in the attic', year, 3],
  ['one year on mean days, no ducts', millisecondsOf(200, () => simulate(house, climate)), 3],
  ['one year of 8,760 hours', plain, undefined],
  ['what-if of one change', millisecondsOf(60, () => simulatePlan(home.basis, chosen.slice(0, 1))), 16],
  [
    `the plan of ${chosen.length} measures, one after the other`,
    millisecondsOf(20, () => simulatePlan(home.basis, chosen)),
    undefined,
  ],
  [
    `audit: base, ${home.alone.length} measures alone and the plan`,
    millisecondsOf(5, () => audit(question)),
    undefined,
  ],
  ['a home fitted to three bills', millisecondsOf(20, () => calibrate(denverHouse, climate, bills)), 25],
  ['whole audit with 64 draws', millisecondsOf(4, wholeAudit), 300],
]
for (const [name, ms, target] of rows)
  process.stdout.write(
    `${name.padEnd(56)} ${ms.toFixed(2).padStart(8)} ms${target === undefined ? '' : `  (target ${target} ms: ${ms <= target ? 'met' : 'missed'})`}\n`,
  )
process.stdout.write(
  `${'8,760 hours over mean days'.padEnd(56)} ${(plain / year).toFixed(1).padStart(8)} ×\n`,
)
