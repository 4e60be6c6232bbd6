import type { Climate } from '@hearthlight/engine'
import { madeNoise } from './made-noise.ts'

const DAY_MS = 86_400_000
/** How much of today's difference from the usual is left tomorrow: warm and cold spells last some days. */
const LASTING = 0.7

/** Mean temperatures of days, °C, as they might have been at a place: its usual year with spells about it. */
export function madeWeather(climate: Climate, firstDay: number, days: number): readonly number[] {
  const noise = madeNoise(firstDay)
  const months = Array.from({ length: 12 }, (_, month) => {
    const hours = climate.dryBulbC.slice(month * 24, month * 24 + 24)
    return hours.reduce((sum, each) => sum + each, 0) / 24
  })
  const at = (month: number) => months[(month + 12) % 12] ?? 0
  let spell = 0
  return Array.from({ length: days }, (_, index) => {
    const date = new Date((firstDay + index) * DAY_MS)
    const [month, ofMonth] = [date.getUTCMonth(), (date.getUTCDate() - 15) / 30]
    const usual = at(month) + (at(month + Math.sign(ofMonth)) - at(month)) * Math.abs(ofMonth)
    spell = spell * LASTING + noise() * Math.sqrt(1 - LASTING ** 2)
    return Math.round((usual + spell * (climate.dailyDeviationC[month] ?? 4)) * 10) / 10
  })
}
