import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { liveEstimate } from '@hearthlight/domain/assessment/live-estimate'
import { type EngineHome, questionOf } from './engine-home.ts'

/** Homes that take other ways through the engine than the usual house with a furnace. */
const OTHERS: readonly Answers[] = [
  { heating_system: { heating_system: ['heat_pump_ducted'], cooling_system: ['central'] } },
  { house_type: { house_type: ['apartment'] } },
  { fuel_type: { heating_fuel: ['oil'] }, heating_system: { heating_system: ['boiler'] } },
  { house_type: { house_type: ['row_mid'], storeys: ['1'], foundation: ['crawlspace'] } },
  { fuel_type: { heating_fuel: ['electricity'] }, heating_system: { heating_system: ['baseboard'] } },
]
const ROUNDS = 4

let left = OTHERS.length * ROUNDS

/**
 * A browser makes quick what has run often, and in every way it will run: a few estimates that nobody waits for, one at
 * a time, so that an answer given meanwhile waits for one at most.
 */
export function warmUp(home: EngineHome): void {
  if (left === 0) return
  left -= 1
  setTimeout(() => {
    const other = { ...home, answers: { ...home.answers, ...OTHERS[left % OTHERS.length] } }
    try {
      liveEstimate(questionOf(other))
    } catch {
      // Not every home can be another one; nobody asked.
    }
    warmUp(home)
  })
}
