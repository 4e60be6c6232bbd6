import { FUELS, wordFor } from '../description/words.ts'
import { kwhPerUnit } from '../read-bills.ts'

/** What each fuel is sold by in files of the United States. */
const UNITS: Readonly<Record<string, string>> = {
  electricity: 'kWh',
  'natural gas': 'therms',
  'fuel oil': 'gal',
  propane: 'gal',
  wood: 'cords',
}

/** A fuel of the engine in the words of HPXML. */
export const fuelWord = (fuel: string): string => wordFor(FUELS, fuel === 'fuel_oil' ? 'oil' : fuel) ?? fuel

/** Energy of a fuel as files count it. */
export function inUnits(fuel: string, kWh: number): { fuel: string; unit: string; value: number } {
  const word = fuelWord(fuel)
  const unit = UNITS[word] ?? 'kBtu'
  return { fuel: word, unit, value: kWh / (kwhPerUnit(word, unit) ?? 1) }
}
