import { type Answers, answered } from '@hearthlight/domain/assessment/answers/answers'
import { houseFromAnswers } from '@hearthlight/domain/assessment/house/house-from-answers'
import { newHome, typicalHome } from '@hearthlight/domain/assessment/house/reference-homes'
import { energyLabel } from '@hearthlight/domain/assessment/result/energy-label'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { type House, simulate } from '@hearthlight/engine'
import { packedPlace } from '../../packages/engine/src/climate/testing/packed-climate.ts'
import { DAYS_IN_MONTH } from '../../packages/engine/src/simulation/calendar.ts'
import { designWeather } from '../../packages/engine/src/systems/sizing.ts'
import { type RunHome, YEAR } from './run-home.ts'

export interface Breach {
  readonly rule: string
  readonly home: string
  readonly said: string
}

export const nameOf = ({ placeId, answers }: RunHome): string =>
  [
    placeId,
    ...(['house_type', 'construction_era', 'floor_area', 'occupants', 'heating_system'] as const).flatMap(
      (field) =>
        (['house_type', 'area_basics', 'heating_system'] as const).flatMap((section) =>
          answered(answers, section, field),
        ),
    ),
  ].join(' ')

/** Homes are heated to about that, and gains help at most this much of the season; a loose bound on purpose. */
const BASE_C = 18
const LEAST_OF_BOUND = 0.6

/** Degree hours of the heated season × what the shell lets out per kelvin, less everything that warms it for nothing. */
function heatingBelowShell({ home, year, climate }: RunHome): string | undefined {
  const { heatingC } = home.house.thermostat
  // A Portuguese home is heated some hours a day, of which no such bound holds.
  if (home.facts.place.country === 'PT') return undefined
  const wPerK = year.peak.heatingW / Math.max(10, Math.max(...heatingC) - designWeather(climate).heatingC)
  const lostKWh = (wPerK * 24 * home.facts.place.hdd18) / 1000
  const free = year.gainsKWh.sun + year.gainsKWh.people + year.gainsKWh.equipment
  const bound = LEAST_OF_BOUND * (lostKWh * ((Math.min(...heatingC) - 2) / BASE_C) - free)
  return year.loads.roomHeatingKWh < bound
    ? `${Math.round(year.loads.roomHeatingKWh)} kWh of heat, its shell implies ${Math.round(bound)}`
    : undefined
}

/** Rooms are up to this much warmer than the air outside where people open windows. */
const WARMER_INSIDE_K = 6
const WARM_C = 26

/** Hours above 26 °C need a cause: warm air outside on warm days, or a set point that lets it be so warm. */
function warmWithoutCause({ home, year, climate }: RunHome): string | undefined {
  if (home.house.cooling.length > 0 && Math.max(...home.house.thermostat.coolingC) > WARM_C) return undefined
  const hours = climate.dryBulbC.reduce((sum, celsius, i) => {
    const month = Math.floor(i / 24)
    const warmest = celsius + 1.6 * (climate.dailyDeviationC[month] ?? 0)
    return sum + (warmest > WARM_C - WARMER_INSIDE_K ? (DAYS_IN_MONTH[month] ?? 30) : 0)
  }, 0)
  return year.indoor.hoursAbove26 > hours
    ? `${Math.round(year.indoor.hoursAbove26)} h above 26 °C, ${hours} h with a cause`
    : undefined
}

const MOST_OF_LOSS = 0.7
/** Where a home is hardly heated the shares of a few hours say nothing. */
const LITTLE_KWH = 300

/** As the report shows it: a part that brings heat, such as a slab on warm ground, loses nothing. */
function shareOutOfBounds({ year }: RunHome): string | undefined {
  const all = Object.values(year.heatLostKWh).reduce((sum, kWh) => sum + Math.max(0, kWh), 0)
  const found = Object.entries(year.heatLostKWh).find(([, kWh]) => kWh > MOST_OF_LOSS * all)
  return found && all > LITTLE_KWH ? `${found[0]} ${Math.round((100 * found[1]) / all)} %` : undefined
}

/** Each step of these is better than the one before, so that a home may never use more with it. */
const IMPROVEMENTS: readonly (readonly [Section, string, readonly string[]])[] = [
  ['insulation_type', 'wall_insulation', ['none', 'some', 'good', 'excellent']],
  ['insulation_type', 'attic_insulation', ['none', 'some', 'good', 'excellent']],
  ['windows_and_doors', 'window_type', ['single', 'double', 'double_lowe', 'triple']],
  ['windows_and_doors', 'draughts', ['draughty', 'average', 'tight']],
]
/** Shutting out the winter sun or the cool of the night may take a little of a saving back. */
const SLACK = 1.02

function worseWhenImproved({ placeId, answers }: RunHome): string | undefined {
  const { place, climate } = packedPlace(placeId)
  const kWhPerM2 = (house: House) => simulate(house, climate).totalKWh / house.floorAreaM2
  for (const [section, field, steps] of IMPROVEMENTS) {
    const homes = steps.map((step) => {
      const told: Answers = { ...answers, [section]: { ...answers[section], [field]: [step] } }
      const { house, facts } = houseFromAnswers({}, told, place, { year: YEAR })
      const { totalKWh, photovoltaics } = simulate(house, climate)
      const references = {
        stock: kWhPerM2(typicalHome(facts, YEAR)),
        regulation: kWhPerM2(newHome(facts, YEAR)),
      }
      const { letter } = energyLabel(totalKWh - photovoltaics.producedKWh, house.floorAreaM2, references)
      return { step, totalKWh, letter }
    })
    const worse = homes.find(({ totalKWh, letter }, n) => {
      const before = homes[n - 1]
      return before !== undefined && (totalKWh > SLACK * before.totalKWh || letter > before.letter)
    })
    if (worse)
      return `${field} ${worse.step}: ${homes.map(({ totalKWh, letter }) => `${Math.round(totalKWh)} kWh ${letter}`).join(' → ')}`
  }
  return undefined
}

export const RULES = {
  'no heating below what its shell implies': heatingBelowShell,
  'hours above 26 °C only with a cause': warmWithoutCause,
  'each part loses 0 to 70 %': shareOutOfBounds,
} as const
/** Costs dozens of simulations a home. */
export const SLOW_RULES = {
  'never more energy, nor a worse label, with a better part': worseWhenImproved,
} as const

export const breachesOf = (
  homes: readonly RunHome[],
  rules: Readonly<Record<string, (home: RunHome) => string | undefined>>,
): Breach[] =>
  homes.flatMap((home) =>
    Object.entries(rules).flatMap(([rule, check]) => {
      const said = check(home)
      return said === undefined ? [] : [{ rule, home: nameOf(home), said }]
    }),
  )
