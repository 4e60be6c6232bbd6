import { recorded } from '../answers/assessed-building.ts'
import type { FactSheet } from './fact-sheet.ts'

/** Years since the home was built, where its record tells. */
export function homeAge({ building, circumstances }: Pick<FactSheet, 'building' | 'circumstances'>): number {
  const built = recorded(building, 'construction_year')
  return built === undefined ? Number.POSITIVE_INFINITY : Math.max(0, circumstances.year - built)
}
