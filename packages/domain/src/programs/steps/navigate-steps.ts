import type { StepProgress } from './step-progress.ts'

export type Navigation = {
  readonly nav: 'ns' | 'ps' | 'cs'
  /** The id of the step one comes from or asks for; it decides over the number. */
  readonly cn?: string | undefined
  /** Its number, from 1. */
  readonly curStep?: number | undefined
  /** Whoever looks at a program rather than applies goes straight to the step asked for. */
  readonly isLook?: boolean
}

/**
 * The number of the step to show, from 0; as many as there are steps stands for the end. No way leads past a step that is
 * not complete, so nothing that is required can be skipped.
 */
export function navigateSteps(
  steps: readonly StepProgress[],
  { nav, cn, curStep, isLook }: Navigation,
): number {
  const incomplete = steps.findIndex(({ isComplete }) => !isComplete)
  const farthest = incomplete === -1 ? steps.length : incomplete
  const from = placeOf(steps, cn, curStep)
  if (from === undefined) return Math.min(resumeAt(steps), farthest)
  switch (nav) {
    case 'ns':
      return Math.min(nextOpen(steps, from, 1), farthest)
    case 'ps':
      return Math.max(0, Math.min(nextOpen(steps, from, -1), farthest))
    case 'cs':
      return isLook ? from : Math.min(from, farthest)
    default:
      return nav satisfies never
  }
}

/** The step at which an application goes on, from 0: the last one, where nothing is left to do. */
export const stepToGoOn = (steps: readonly StepProgress[]): number =>
  Math.min(navigateSteps(steps, { nav: 'cs' }), steps.length - 1)

/** Steps at which nothing can be changed are gone over; back from the first that is open leads one step, to be read. */
function nextOpen(steps: readonly StepProgress[], from: number, by: 1 | -1): number {
  let at = from + by
  while (steps[at]?.isLocked) at += by
  return at < 0 ? from + by : at
}

function placeOf(steps: readonly StepProgress[], cn: string | undefined, curStep: number | undefined) {
  const byId = cn === undefined ? -1 : steps.findIndex(({ step }) => step.id === cn)
  if (byId !== -1) return byId
  if (curStep === undefined || curStep < 1 || curStep > steps.length) return undefined
  return curStep - 1
}

/** Behind the last step at which something was given: a step that asks for nothing is shown again rather than never. */
const resumeAt = (steps: readonly StepProgress[]): number =>
  steps.findLastIndex(({ isTouched }) => isTouched) + 1
