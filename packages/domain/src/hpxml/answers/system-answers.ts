import { COP_PER_HSPF } from '../../assessment/facts/heating-values.ts'
import type { Figure } from '../description/field.ts'
import type { HpxmlHome } from '../description/home.ts'
import {
  BURNERS,
  COOLERS,
  DUCT_PLACES,
  FANS,
  FUELS,
  HEAT_PUMPS,
  meaningOf,
  THERMOSTATS,
  WATER_HEATERS,
} from '../description/words.ts'
import { answerOf, type FoundAnswer, rounded, textOf } from './found-answer.ts'
import { type AnswerUnits, celsius } from './units.ts'

const fuelOf = (figure: Figure<string> | undefined) => meaningOf(textOf(figure), FUELS)

interface System {
  readonly kind: string | undefined
  readonly ground: Figure<string> | undefined
  readonly fuel: Figure<string> | undefined
  readonly share: number | undefined
  readonly year: Figure<number> | undefined
  readonly efficiency: HpxmlHome['heating'][number]['efficiency']
  /** What takes over in frost. */
  readonly backup?: Figure<string>
}

/** All that heats, what gives most of the heat first. */
function systemsOf({ heating, heatPumps }: HpxmlHome): System[] {
  const burners = heating.map(({ kind, fuel, share, year, efficiency }) => ({
    kind: meaningOf(kind?.value ?? '', BURNERS),
    ground: kind,
    fuel,
    year,
    efficiency,
    share: share?.value,
  }))
  const pumps = heatPumps.map(({ type, heatShare, year, heatingEfficiency, backupFuel }) => ({
    kind: meaningOf(textOf(type), HEAT_PUMPS),
    ground: type,
    fuel: undefined,
    year,
    share: heatShare?.value,
    efficiency: heatingEfficiency,
    ...(backupFuel && fuelOf(backupFuel) !== 'electricity' && { backup: backupFuel }),
  }))
  return [...pumps, ...burners].toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))
}

/** What a rated HSPF2 is of the older HSPF (DOE, 2023). */
const HSPF_PER_HSPF2 = 1 / 0.85
const PERCENT: Readonly<Record<string, number>> = {
  AFUE: 100,
  Percent: 100,
  COP: 100,
  HSPF: 100 * COP_PER_HSPF,
  HSPF2: 100 * COP_PER_HSPF * HSPF_PER_HSPF2,
}

function efficiencyOf({ kind, efficiency }: System): FoundAnswer[] {
  const [rating] = efficiency
  const factor = PERCENT[rating?.unit?.value ?? '']
  if (kind === 'baseboard' || rating?.value === undefined || factor === undefined) return []
  return answerOf('heating_system', 'heating_efficiency', rounded(rating.value.value * factor, 1), [
    rating.value,
  ])
}

const ageBand = (age: number) => (age <= 5 ? '0_5' : age <= 10 ? '6_10' : age <= 20 ? '11_20' : 'over_20')
const ageOf = (installed: Figure<number> | undefined, year: number) =>
  installed && ageBand(Math.max(0, year - installed.value))

const PUMP = /^(heat_pump|ground_source)/

function heatingAnswers(home: HpxmlHome, year: number): FoundAnswer[] {
  const [main, second] = systemsOf(home)
  if (main === undefined) return []
  const pump = [main, second].find((system) => PUMP.test(system?.kind ?? ''))
  const burner = [main, second].find(
    (system) => system && !PUMP.test(system.kind ?? '') && fuelOf(system.fuel),
  )
  const burnt = pump?.backup ?? burner?.fuel
  // Two systems are told by the heat pump, the fuel that is burnt and which of them heats most.
  if (pump !== undefined && burnt !== undefined && fuelOf(burnt) !== 'electricity')
    return [
      ...answerOf('fuel_type', 'heating_fuel', fuelOf(burnt), [burnt]),
      ...answerOf('heating_system', 'heating_system', pump.kind, [pump.ground]),
      ...answerOf('heating_system', 'heating_mix', pump === main ? 'system_main' : 'fuel_main', [burnt]),
      ...answerOf('heating_system', 'heating_age', ageOf(pump.year, year), [pump.year]),
    ]
  const fuel = PUMP.test(main.kind ?? '') ? 'electricity' : fuelOf(main.fuel)
  return [
    ...answerOf('fuel_type', 'heating_fuel', fuel, [main.fuel ?? main.ground]),
    ...answerOf('heating_system', 'heating_system', main.kind, [main.ground]),
    ...answerOf('heating_system', 'heating_age', ageOf(main.year, year), [main.year]),
    ...efficiencyOf(main),
  ]
}

function coolingAnswers({ cooling, heatPumps, heating }: HpxmlHome): FoundAnswer[] {
  const pump = heatPumps.find(({ coolShare, coolingEfficiency }) =>
    coolShare ? coolShare.value > 0 : coolingEfficiency.length > 0,
  )
  if (pump !== undefined) return answerOf('heating_system', 'cooling_system', 'heat_pump', [pump.type])
  const [first] = cooling
  if (first !== undefined)
    return answerOf('heating_system', 'cooling_system', meaningOf(textOf(first.type) || 'central', COOLERS), [
      first.type,
    ])
  // A file that tells what heats and nothing that cools: most likely there is nothing.
  return heating.length > 0 ? answerOf('heating_system', 'cooling_system', 'none', []) : []
}

/** Where most of the ducts run. */
function ductsAnswers({ distribution }: HpxmlHome): FoundAnswer[] {
  const runs = distribution.flatMap(({ ducts }) => ducts)
  const shares = new Map<string, number>()
  for (const { location, share } of runs) {
    const place = meaningOf(textOf(location), DUCT_PLACES)
    if (place) shares.set(place, (shares.get(place) ?? 0) + (share?.value ?? 1))
  }
  const [most] = [...shares].toSorted(([, one], [, other]) => other - one)
  return answerOf('heating_system', 'ducts', most?.[0], [runs.find(({ location }) => location)?.location])
}

function comfortAnswers({ controls }: HpxmlHome, units: AnswerUnits): FoundAnswer[] {
  const [control] = controls
  const degrees = (figure: Figure<number> | undefined) =>
    figure && rounded(units.temperature === 'F' ? figure.value : celsius(figure.value), 0.5)
  return [
    ...answerOf('heating_system', 'thermostat', meaningOf(textOf(control?.type), THERMOSTATS), [
      control?.type,
    ]),
    ...answerOf('heating_system', 'heating_setpoint', degrees(control?.heating), [control?.heating]),
    ...answerOf('ventilation_system', 'air_conditioning_setpoint', degrees(control?.cooling), [
      control?.cooling,
    ]),
  ]
}

function waterAnswers({ waterHeating, solarThermal }: HpxmlHome, year: number): FoundAnswer[] {
  const [heater] = waterHeating
  const [panel] = solarThermal
  const kind = panel ? 'solar' : meaningOf(textOf(heater?.type), WATER_HEATERS)
  return [
    ...answerOf('fuel_type', 'water_heating_fuel', fuelOf(heater?.fuel), [heater?.fuel]),
    ...answerOf('water_heating_system', 'water_heater', kind, [panel?.type ?? heater?.type]),
    ...answerOf('water_heating_system', 'water_heater_age', ageOf(heater?.year, year), [heater?.year]),
  ]
}

function otherAnswers({ fans, photovoltaics, cooking }: HpxmlHome): FoundAnswer[] {
  const fan = fans.find(({ type, wholeBuilding }) => type && wholeBuilding?.value !== false)
  const watts = photovoltaics.reduce((sum, { power }) => sum + (power?.value ?? 0), 0)
  const [panels] = photovoltaics
  const stove = fuelOf(cooking[0]?.fuel)
  return [
    ...answerOf('ventilation_system', 'ventilation', meaningOf(textOf(fan?.type), FANS), [fan?.type]),
    ...answerOf('ventilation_system', 'solar_pv', panels && 'yes', [panels?.power]),
    ...answerOf('ventilation_system', 'solar_pv_kw', watts > 0 ? rounded(watts / 1000, 0.01) : undefined, [
      panels?.power,
    ]),
    ...answerOf('fuel_type', 'cooking_fuel', stove, [cooking[0]?.fuel]),
  ]
}

/** What heats, cools, airs and warms water; ages are counted from `year`. */
export const systemAnswers = (home: HpxmlHome, units: AnswerUnits, year: number): FoundAnswer[] => [
  ...heatingAnswers(home, year),
  ...coolingAnswers(home),
  ...ductsAnswers(home),
  ...comfortAnswers(home, units),
  ...waterAnswers(home, year),
  ...otherAnswers(home),
]
