import { FUELS } from '../../shared/vocabulary.ts'
import { recordedText } from '../answers/assessed-building.ts'
import { AGE_YEARS, efficiencyOf } from '../tables/equipment.ts'
import { HEATING_HABIT } from '../tables/heating-habits.ts'
import { amount, choice, choose, type FactSheet, note } from './fact-sheet.ts'
import { heatingConflict } from './heating-mix.ts'
import { COP_PER_HSPF } from './heating-values.ts'
import { homeAge } from './home-age.ts'
import type { HomeFacts } from './home-facts.ts'
import type { AgeBand, Renovation } from './renovations.ts'

type Ages = ReadonlyMap<Renovation, AgeBand>
type Heating = Pick<
  HomeFacts,
  'heatingFuel' | 'heatingSystem' | 'heatingEfficiency' | 'heatingYear' | 'secondHeating'
>
type Where = HomeFacts['place']

const isFuel = (text: string | undefined): text is HomeFacts['heatingFuel'] =>
  FUELS.some((fuel) => fuel === text)

function heatingFuel(sheet: FactSheet, where: Where): HomeFacts['heatingFuel'] {
  const system = choice(sheet, 'heating_system', 'heating_system')
  const record = recordedText(sheet.building, 'heating_type')
  const electric = system?.startsWith('heat_pump') || system === 'ground_source' || system === 'baseboard'
  if (electric)
    return choose(sheet, 'fuel_type', 'heating_fuel', { value: 'electricity', reason: 'follows_heating' })
  if (isFuel(record))
    return choose(sheet, 'fuel_type', 'heating_fuel', {
      value: record,
      reason: 'building_record',
      record: true,
    })
  const habit = HEATING_HABIT[where.region] ?? (where.country === 'PT' ? 'electricity' : 'natural_gas')
  return choose(sheet, 'fuel_type', 'heating_fuel', {
    value: habit,
    reason: 'region_habit',
    others: { [habit === 'electricity' ? 'natural_gas' : 'electricity']: 0.25 },
  })
}

/** States where an electrically heated home usually has a heat pump (RECS 2020, the South); an analyst's list. */
const HEAT_PUMP_STATES = ['FL', 'GA', 'AL', 'MS', 'LA', 'SC', 'NC', 'TN', 'TX', 'AZ', 'VA', 'HI']

function usualSystem(fuel: HomeFacts['heatingFuel'], where: Where): HomeFacts['heatingSystem'] {
  switch (fuel) {
    case 'natural_gas':
    case 'propane':
      return where.country === 'PT' ? 'boiler' : 'furnace'
    case 'oil':
      return where.country === 'CA' ? 'furnace' : 'boiler'
    case 'wood':
      return 'stove'
    case 'district':
      return 'boiler'
    case 'electricity':
      return HEAT_PUMP_STATES.includes(where.region) ? 'heat_pump_ducted' : 'baseboard'
    default:
      return fuel satisfies never
  }
}

/** What else burns or takes the same fuel in many homes. Estimates. */
const OTHER_SYSTEMS: Partial<Record<HomeFacts['heatingSystem'], Readonly<Record<string, number>>>> = {
  furnace: { boiler: 0.15 },
  boiler: { furnace: 0.2 },
  baseboard: { heat_pump_ductless: 0.25 },
  heat_pump_ducted: { baseboard: 0.2 },
}

/** Half of the mean life of central equipment: what stands in a home nobody has described. An estimate. */
const USUAL_AGE_YEARS = 13

function installedYear(sheet: FactSheet, ages: Ages): { year: number; known: boolean } {
  const renovated = ages.get('heating')
  const answered = choice(sheet, 'heating_system', 'heating_age')
  const band = answered ?? renovated
  // Nothing that nobody told of is older than the home.
  const age = band ? AGE_YEARS[band] : Math.min(USUAL_AGE_YEARS, homeAge(sheet))
  note(sheet, {
    section: 'heating_system',
    field: 'heating_age',
    value: answered ?? age,
    ...(answered ? {} : { unit: 'years' }),
    source: answered ? 'answered' : 'assumed',
    reason: answered ? 'answered' : renovated ? 'renovation' : 'region_habit',
  })
  return { year: sheet.circumstances.year - age, known: answered !== undefined }
}

/** In the southern US the minimum stayed at 80 % (10 CFR 430.32); by degree days, an estimate. */
const isMild = (where: Where) => where.country === 'US' && where.hdd18 < 2500

/** A heat exchanger's and a gas stove's efficiency: estimates. */
const DISTRICT_EFFICIENCY = 0.95
const STOVE_EFFICIENCY = 0.75
/** Log standard deviation of the efficiency, age known or not: estimates. */
const EFFICIENCY_SPREAD = { known: 0.05, unknown: 0.08 } as const

function usualEfficiency(
  system: HomeFacts['heatingSystem'],
  fuel: HomeFacts['heatingFuel'],
  year: number,
  where: Where,
): number {
  if (system === 'heat_pump_ducted') return efficiencyOf('ashp_hspf', year) * COP_PER_HSPF
  if (system === 'heat_pump_ductless') return efficiencyOf('mini_hspf', year) * COP_PER_HSPF
  if (system === 'ground_source') return efficiencyOf('gshp_cop', year)
  if (fuel === 'electricity') return 1
  if (fuel === 'district') return DISTRICT_EFFICIENCY
  if (fuel === 'wood') return efficiencyOf('wood', year)
  if (fuel === 'oil') return efficiencyOf('oil', year)
  if (system === 'boiler') return efficiencyOf('gas_boiler', year)
  if (system === 'stove') return STOVE_EFFICIENCY
  return efficiencyOf(isMild(where) ? 'gas_furnace_south' : 'gas_furnace', year)
}

type Pair = Pick<Heating, 'heatingFuel' | 'heatingSystem'>
type Resolved = { readonly main: Pair; readonly second?: Pair }

/** What a second system gives of the heat of a year: an estimate. */
const SECOND_SHARE = 0.3

const ANSWERED = { source: 'answered', reason: 'answered' } as const
const BY_AGE = { source: 'assumed', reason: 'age_of_equipment' } as const

/** Both answers as they stand, or, where they contradict each other, what the person says heats most. */
function resolvePair(sheet: FactSheet, where: Where): Resolved {
  const conflict = heatingConflict(
    choice(sheet, 'heating_system', 'heating_system'),
    choice(sheet, 'fuel_type', 'heating_fuel'),
  )
  if (conflict === undefined) {
    const fuel = heatingFuel(sheet, where)
    const value = usualSystem(fuel, where)
    const others = OTHER_SYSTEMS[value]
    const usual = { value, reason: 'follows_fuel', ...(others && { others }) } as const
    const heatingSystem = choose(sheet, 'heating_system', 'heating_system', usual)
    return { main: { heatingFuel: fuel, heatingSystem } }
  }
  const bySystem = { heatingFuel: conflict.ownFuel, heatingSystem: conflict.system }
  const byFuel = { heatingFuel: conflict.fuel, heatingSystem: usualSystem(conflict.fuel, where) }
  const mix = choice(sheet, 'heating_system', 'heating_mix') ?? conflict.usual
  const main = mix === 'fuel_main' ? byFuel : bySystem
  const isSystem = main === bySystem
  const fuel = { section: 'fuel_type', field: 'heating_fuel', value: main.heatingFuel } as const
  const system = { section: 'heating_system', field: 'heating_system', value: main.heatingSystem } as const
  note(sheet, { ...fuel, ...(isSystem ? { source: 'assumed', reason: 'follows_heating' } : ANSWERED) })
  note(sheet, { ...system, ...(isSystem ? ANSWERED : { source: 'assumed', reason: 'follows_fuel' }) })
  if (mix === 'system_only') return { main }
  return { main, second: isSystem ? byFuel : bySystem }
}

type Installed = ReturnType<typeof installedYear>

/** What the main system makes of its fuel: what its label says, or what is usual for its age. */
function resolveEfficiency(sheet: FactSheet, where: Where, main: Pair, { year, known }: Installed): number {
  const { heatingFuel: fuel, heatingSystem: system } = main
  // The label is asked of the system that was chosen.
  const isOfMain = choice(sheet, 'heating_system', 'heating_system') === system
  const percent = isOfMain ? amount(sheet, 'heating_system', 'heating_efficiency') : undefined
  const usual = usualEfficiency(system, fuel, year, where)
  const value = percent === undefined ? usual : percent / 100
  // Electric heaters have no label: that they turn all electricity into heat is no assumption.
  if (system !== 'baseboard')
    note(sheet, {
      section: 'heating_system',
      field: 'heating_efficiency',
      value: value * 100,
      unit: 'percent',
      ...(percent === undefined ? BY_AGE : ANSWERED),
    })
  const fixed = percent !== undefined || (fuel === 'electricity' && usual === 1) || fuel === 'district'
  if (!fixed)
    sheet.spreads.push({
      fact: 'heatingEfficiency',
      kind: 'log',
      section: 'heating_system',
      ...(known
        ? { sd: EFFICIENCY_SPREAD.known, field: 'heating_efficiency' }
        : { sd: EFFICIENCY_SPREAD.unknown, field: 'heating_age' }),
    })
  return value
}

export function resolveHeating(sheet: FactSheet, where: Where, ages: Ages): Heating {
  const { main, second } = resolvePair(sheet, where)
  const installed = installedYear(sheet, ages)
  return {
    ...main,
    heatingEfficiency: resolveEfficiency(sheet, where, main, installed),
    heatingYear: installed.year,
    secondHeating: second && {
      fuel: second.heatingFuel,
      system: second.heatingSystem,
      efficiency: usualEfficiency(second.heatingSystem, second.heatingFuel, installed.year, where),
      share: SECOND_SHARE,
    },
  }
}
