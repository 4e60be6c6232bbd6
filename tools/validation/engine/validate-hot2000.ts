import { simulate } from '@hearthlight/engine'
import type { Hot2000House } from './hot2000-house.ts'
import { houseFromHot2000 } from './house-from-hot2000.ts'
import type { Report } from './report.ts'
import { type ComparedCase, compareCase, summarizeCases } from './statistics.ts'
import type { WeatherSource } from './weather.ts'

const KWH_PER_GJ = 277.778

export const validateHot2000 = (houses: readonly Hot2000House[], weather: WeatherSource): Report => {
  const total: ComparedCase[] = []
  const heating: ComparedCase[] = []
  const hotWater: ComparedCase[] = []
  const notes: string[] = []
  for (const house of houses) {
    try {
      const climate = weather.byCity(house.weather_city, house.province, house.hdd18_reference ?? undefined)
      const year = simulate(houseFromHot2000(house), climate)
      const { results_GJ: expected } = house
      total.push(compareCase(house.id, expected.total * KWH_PER_GJ, year.totalKWh))
      heating.push(
        compareCase(house.id, expected.space_heating_consumption * KWH_PER_GJ, year.byEndUse.heating),
      )
      hotWater.push(compareCase(house.id, expected.dhw_consumption * KWH_PER_GJ, year.byEndUse.hot_water))
    } catch (error) {
      notes.push(`${house.id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    kind: 'hot2000',
    quantities: {
      total: summarizeCases(total),
      heating: summarizeCases(heating),
      hot_water: summarizeCases(hotWater),
    },
    notes,
  }
}
