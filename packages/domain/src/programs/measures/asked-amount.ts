import type { TransitionEvent } from '../../applications/transition-event.ts'
import { decimalOfCents } from '../../incentives/amounts/rational.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { ApplicationState } from '../facts/application-state.ts'
import { quoteMeasure, totalIncentive } from './measure-incentive.ts'

/**
 * The amount with which an application is handed in. It is known when it follows from what was chosen, to the last measure.
 */
export function askedAmount(
  program: ProgramDefinition,
  { measures, facts }: Pick<ApplicationState, 'measures' | 'facts'>,
): Pick<Extract<TransitionEvent, { kind: 'hand-in' }>, 'amount' | 'isExact'> {
  const isWorkedOut =
    measures.length > 0 && measures.every((chosen) => quoteMeasure(program, chosen, facts).cents !== null)
  const { totalCents, basis } = totalIncentive(program, { measures, facts })
  return { amount: isWorkedOut ? decimalOfCents(totalCents) : null, isExact: basis === 'exact' }
}
