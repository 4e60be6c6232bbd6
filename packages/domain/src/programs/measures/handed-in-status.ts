import type { ApplicationState } from '../application-state.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { reviewStatus } from '../definition/status-moves.ts'
import { quoteMeasure } from './measure-incentive.ts'

type State = Pick<ApplicationState, 'measures' | 'facts'>

/**
 * The status by which an application is handed in. One that would be approved by itself, and of which nobody knows what it
 * is paid, waits for a reviewer instead; undefined where no status of the program does.
 */
export const handedInStatus = (
  program: ProgramDefinition,
  state: State,
  named: string,
): string | undefined =>
  program.statuses[named]?.money !== 'committed' || isWorkedOut(program, state)
    ? named
    : reviewStatus(program, named)

/** What is paid follows from what was chosen, to the last measure. */
const isWorkedOut = (program: ProgramDefinition, { measures, facts }: State): boolean =>
  measures.length > 0 && measures.every((chosen) => quoteMeasure(program, chosen, facts).cents !== null)
