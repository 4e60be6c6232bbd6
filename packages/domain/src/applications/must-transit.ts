import { Problem, type ProblemCode } from '../shared/problem.ts'
import { type Transition, transition } from './transition.ts'
import type { Refused, TransitionActor } from './transition-event.ts'

/** What becomes of an application; refuses, in a sentence for who acts, what cannot happen to it. */
export function mustTransit(...happens: Parameters<typeof transition>): Transition {
  const step = transition(...happens)
  if ('refused' in step) throw new Problem(problemOf(step, happens[3]))
  return step
}

function problemOf({ refused }: Refused, actor: TransitionActor): ProblemCode {
  if (refused !== 'no-way') return `programs.${refused}`
  return actor === 'applicant' ? 'programs.cannot-move' : 'applications.cannot-move'
}
