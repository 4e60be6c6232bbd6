import { simulate, type YearResult } from '@hearthlight/engine'
import { houseFromHpxml } from './house-from-hpxml.ts'
import type { HpxmlInput } from './hpxml-case.ts'
import type { Report } from './report.ts'
import { type ComparedCase, compareCase, summarizeCases } from './statistics.ts'
import type { WeatherSource } from './weather.ts'

export interface EnergyPlusCase {
  readonly name: string
  readonly core?: boolean
  /** Family marks such as `loc:USA_CO_Denver`. */
  readonly tags?: readonly string[]
  readonly input: HpxmlInput
  readonly eplus: {
    readonly total: { readonly total: { readonly kwh: number } }
    readonly grouped_end_use_kwh: Readonly<Record<string, number>>
  }
}

const expectedOf = (item: EnergyPlusCase): Record<string, number> => {
  const use = item.eplus.grouped_end_use_kwh
  const of = (...keys: string[]): number => keys.reduce((sum, key) => sum + (use[key] ?? 0), 0)
  return {
    total: item.eplus.total.total.kwh,
    heating: of('heating', 'heating_fans_pumps'),
    cooling: of('cooling', 'cooling_fans_pumps'),
    hot_water: of('hot_water'),
    other: of('lighting', 'appliances', 'plug_loads', 'ventilation'),
  }
}

const gotOf = (year: YearResult): Record<string, number> => {
  const use = year.byEndUse
  return {
    total: year.totalKWh,
    heating: use.heating + use.heating_fans,
    cooling: use.cooling + use.cooling_fans,
    hot_water: use.hot_water,
    other: use.lighting + use.appliances + use.plugs + use.ventilation,
  }
}

const SMALLEST_KWH = 50

export const validateEnergyPlus = (cases: readonly EnergyPlusCase[], weather: WeatherSource): Report => {
  const rows: Record<string, ComparedCase[]> = {
    total: [],
    heating: [],
    cooling: [],
    hot_water: [],
    other: [],
  }
  const notes: string[] = []
  for (const item of cases) {
    try {
      const year = simulate(houseFromHpxml(item.input), weather.byFile(item.input.weather_epw))
      const got = gotOf(year)
      for (const [quantity, expected] of Object.entries(expectedOf(item)))
        if (expected > SMALLEST_KWH)
          rows[quantity]?.push(compareCase(item.name, expected, got[quantity] ?? 0))
    } catch (error) {
      notes.push(`${item.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    kind: 'energyplus',
    quantities: Object.fromEntries(
      Object.entries(rows).map(([quantity, list]) => [quantity, summarizeCases(list)]),
    ),
    notes,
  }
}
