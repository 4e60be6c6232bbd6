import { type Answers, answered } from '@hearthlight/domain/assessment/answers'
import { fieldsForHome, homeKinds } from '@hearthlight/domain/assessment/home-kind'
import { sectionFields } from '@hearthlight/domain/assessment/wizard-answers'
import { openSections, type WizardSettings } from '@hearthlight/domain/assessment/wizard-pages'

/** How many of the questions this home is asked have an answer; "I don't know" is none to count. */
export function answeredCount(settings: WizardSettings, answers: Answers): { given: number; all: number } {
  const kinds = homeKinds(answers)
  const questions = openSections(settings).flatMap((section) =>
    fieldsForHome(sectionFields(settings.sections, section), section, kinds)
      .filter((field) => !field.hidden)
      .map((field) => ({ section, name: field.name })),
  )
  const given = questions.filter(({ section, name }) => answered(answers, section, name).length > 0)
  return { given: given.length, all: questions.length }
}
