import type { Language } from '../../texts/namespaces.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { sayIn, type Words } from '../definition/program-words.ts'
import type { StepDefinition } from '../definition/step-definition.ts'
import type { StepsResponse } from '../wire/portal-steps.ts'
import type { StepProgress } from './step-progress.ts'

/** The steps response for the step at `index`, from 0; as many as there are steps is the end. */
export function presentStep(
  program: ProgramDefinition,
  steps: readonly StepProgress[],
  index: number,
  status: string,
  language: Language,
): StepsResponse {
  const say = sayIn(language, program.languages)
  const orNull = (words: Words | undefined) => (words === undefined ? null : say(words))
  const step = steps[index]?.step
  const project_status = say(program.statuses[status]?.name)
  const counted = {
    step_num: String(index + 1),
    steps_remaining: String(steps.length - index),
    project_status,
  }
  if (step === undefined)
    return {
      ...counted,
      id: '',
      step_name: '',
      step_type: null,
      step_url: program.finish_url ?? '',
      hide_prev_btn: true,
      cancel_btn_url: null,
      cancel_btn_lbl: null,
      add_btn_url: null,
      add_btn_label: null,
      next_btn_label: null,
      message: orNull(program.finish_message),
    }
  const { buttons } = step
  return {
    ...counted,
    id: step.id,
    step_name: say(step.name),
    step_type: step.type,
    step_url: stepUrl(step, index),
    hide_prev_btn: buttons.hide_previous || index === 0,
    cancel_btn_url: buttons.cancel_url ?? null,
    cancel_btn_lbl: orNull(buttons.cancel_label),
    add_btn_url: buttons.add_url ?? null,
    add_btn_label: orNull(buttons.add_label),
    next_btn_label: orNull(buttons.next_label),
    message: null,
  }
}

const stepUrl = ({ id, type }: StepDefinition, index: number) =>
  `/applications/$PID$/edit?${new URLSearchParams({ cs: String(index + 1), cn: id, type }).toString()}`

/** A step's address for one application. */
export const fillProjectId = (url: string, projectId: string): string => url.replaceAll('$PID$', projectId)
