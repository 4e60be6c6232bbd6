import { FUELS, type Option } from '../../shared/vocabulary.ts'
import type { Answers } from '../answers/answers.ts'
import { answered } from '../answers/answers.ts'
import type { AnsweredFuel, HomeFacts } from './home-facts.ts'

type System = HomeFacts['heatingSystem']
export type Mix = Option<'heating_system', 'heating_mix'>

const BURNT = ['natural_gas', 'oil', 'propane', 'wood'] as const

/** What each system can run on. Electric heaters and heat pumps know one, a pipe of district heat feeds radiators. */
const RUNS_ON: Readonly<Record<System, readonly AnsweredFuel[]>> = {
  furnace: [...BURNT, 'electricity'],
  boiler: FUELS,
  heat_pump_ducted: ['electricity'],
  heat_pump_ductless: ['electricity'],
  ground_source: ['electricity'],
  baseboard: ['electricity'],
  stove: BURNT,
}

/** What a system runs on where the fuel named beside it cannot be meant. */
const OWN_FUEL: Partial<Record<System, AnsweredFuel>> = { stove: 'wood' }

export type HeatingConflict = {
  readonly system: System
  readonly fuel: AnsweredFuel
  /** What the system runs on. */
  readonly ownFuel: AnsweredFuel
  /** What is taken while nobody says more. */
  readonly usual: Mix
}

/** A heating system that does not run on the fuel named for heating, such as electric heaters and natural gas. */
export function heatingConflict(
  system: System | undefined,
  fuel: AnsweredFuel | undefined,
): HeatingConflict | undefined {
  if (system === undefined || fuel === undefined || RUNS_ON[system].includes(fuel)) return undefined
  const ownFuel = OWN_FUEL[system] ?? 'electricity'
  // A heat pump on the air beside a burner hands over to it in hard frost; that is how such homes are built.
  const isPair = system.startsWith('heat_pump') && BURNT.some((burnt) => burnt === fuel)
  return { system, fuel, ownFuel, usual: isPair ? 'system_main' : 'system_only' }
}

/** The same from the answers of the wizard. */
export function conflictIn(answers: Answers): HeatingConflict | undefined {
  const [system] = answered(answers, 'heating_system', 'heating_system')
  const [fuel] = answered(answers, 'fuel_type', 'heating_fuel')
  return heatingConflict(
    Object.keys(RUNS_ON).find((one): one is System => one === system),
    FUELS.find((one) => one === fuel),
  )
}

/** A heat pump for water beside another fuel than electricity. */
export const waterConflict = (heater: string | undefined, fuel: string | undefined): boolean =>
  heater === 'heat_pump' && fuel !== undefined && fuel !== 'electricity'
