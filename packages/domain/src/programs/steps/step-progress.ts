import { type FactValues, isMet } from '../../forms/condition.ts'
import { validateAnswers } from '../../forms/validate-answers.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { StepDefinition } from '../definition/step-definition.ts'
import type { ApplicationState } from '../facts/application-state.ts'
import { liveFacts } from '../facts/live-facts.ts'
import { isMeasureComplete } from '../measures/measure-form.ts'
import { compileSections, formValues, responsesOf } from '../questions/compile-sections.ts'
import { presentSections } from '../questions/present-sections.ts'

export type StepProgress = {
  readonly step: StepDefinition
  /** Nothing that the step needs is missing. */
  readonly isComplete: boolean
  /** Something has been given at it. */
  readonly isTouched: boolean
  /** Something else is asked: nothing of it can be changed. */
  readonly isLocked?: boolean
}

/** The steps that the application has now, each with how far it is. A function of what is stored alone. */
export function stepProgress(program: ProgramDefinition, state: ApplicationState): readonly StepProgress[] {
  const facts = liveFacts(program, state)
  return program.steps
    .filter(({ visible_when }) => isMet(visible_when, facts))
    .map((step) => ({ step, ...progressOf(program, step, state, facts) }))
}

type Progress = Omit<StepProgress, 'step'>

function progressOf(
  program: ProgramDefinition,
  step: StepDefinition,
  state: ApplicationState,
  facts: FactValues,
): Progress {
  switch (step.type) {
    case 'contact':
      return both(state.contactId !== null)
    case 'tandc':
      return both(state.acceptedTerms.includes(step.id))
    case 'prq':
      return questionProgress(program, step, state, facts)
    case 'attachment':
      return attachmentProgress(program, step.groups, state, facts)
    case 'measurelist':
      return {
        isComplete: state.measures.length >= step.min_measures,
        isTouched: state.measures.length > 0,
      }
    case 'measuredetails':
      return {
        isComplete: state.measures.every((chosen) => isMeasureComplete(program, chosen)),
        isTouched: state.measures.some(({ fields }) => Object.keys(fields).length > 0),
      }
    default:
      return step satisfies never
  }
}

const both = (is: boolean): Progress => ({ isComplete: is, isTouched: is })

function questionProgress(
  program: ProgramDefinition,
  step: StepDefinition,
  { answers }: ApplicationState,
  facts: FactValues,
): Progress {
  const [language = 'en' as const] = program.languages
  const reader = { language, projectId: '', buildingId: '' }
  const sections = presentSections(program, step, answers, facts, reader)
  const tree = compileSections(sections, (key) => key)
  const { mistakes } = validateAnswers(tree, formValues(tree, responsesOf(sections)), (rule) => rule)
  const asked = sections.flatMap(({ questions }) => questions)
  return { isComplete: mistakes.length === 0, isTouched: asked.some(({ response }) => response !== null) }
}

function attachmentProgress(
  program: ProgramDefinition,
  groups: readonly string[],
  { files }: ApplicationState,
  facts: FactValues,
): Progress {
  const asked = program.attachment_groups
    .filter(({ code }) => groups.includes(code))
    .flatMap(({ attachments }) => attachments)
    .filter(({ visible_when }) => isMet(visible_when, facts))
  const has = ({ code }: { code: string }) => (files[code] ?? 0) > 0
  return {
    isComplete: asked.every((attachment) => !attachment.required || has(attachment)),
    isTouched: asked.some(has),
  }
}
