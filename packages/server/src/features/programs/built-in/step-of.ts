import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { stepToGoOn } from '@hearthlight/domain/programs/steps/navigate-steps'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OpenApplication } from './open-application.ts'

/** A step of the application by its id; without one, the one to be done next. One that is not there now is not found. */
export function stepOf({ program, state }: OpenApplication, id: string | undefined): StepDefinition {
  const steps = stepProgress(program, state)
  const step =
    id === undefined ? steps[stepToGoOn(steps)]?.step : steps.find((each) => each.step.id === id)?.step
  if (step === undefined) throw new Problem('shared.not-found')
  return step
}
