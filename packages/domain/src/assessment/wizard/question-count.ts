import { type Answers, answered } from '../answers/answers.ts'
import { fieldsForHome, homeKinds } from '../answers/home-kind.ts'
import { sectionFields } from './wizard-answers.ts'
import { openSections, type WizardSettings } from './wizard-pages.ts'

export type QuestionCount = { readonly given: number; readonly all: number }

/**
 * How many of the questions this home is asked have an answer; "I don't know" is none to count. Details that an option
 * asks for belong to their question, so that the whole number stays the same while the person answers.
 */
export function questionCount(settings: WizardSettings, answers: Answers): QuestionCount {
  const kinds = homeKinds(answers)
  const questions = openSections(settings).flatMap((section) =>
    fieldsForHome(sectionFields(settings.sections, section), section, kinds)
      .filter((field) => !field.hidden)
      .map((field) => ({ section, name: field.name })),
  )
  const given = questions.filter(({ section, name }) => answered(answers, section, name).length > 0)
  return { given: given.length, all: questions.length }
}
