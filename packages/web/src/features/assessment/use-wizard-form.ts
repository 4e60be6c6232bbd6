import type { AssessedBuilding } from '@hearthlight/domain/assessment/answers/assessed-building'
import { recordedAnswers } from '@hearthlight/domain/assessment/wizard/recorded-answers'
import { dataOf, type SectionData, valuesOf } from '@hearthlight/domain/assessment/wizard/wizard-answers'
import { type FieldValues, isBlank, openingValue } from '@hearthlight/domain/forms/field-values'
import type { Question } from '@hearthlight/domain/forms/question'
import { placedQuestions } from '@hearthlight/domain/forms/question-paths'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestionForm } from '../../forms/use-question-form.ts'
import { giveAnswers, useAnswerState } from './answers/answer-store.ts'
import { useSectionQuestions } from './questions/use-section-questions.ts'

const NOTHING: SectionData = {}

export type WizardForm = ReturnType<typeof useWizardForm>

/** A page of questions over the stored answers: each answer goes to the store as it is given, the whole is checked at Next. */
export function useWizardForm(section: Section, building?: AssessedBuilding) {
  const { t } = useTranslation('assessment')
  const questions = useSectionQuestions(section)
  const data = useAnswerState((state) => state.sections[section]?.data) ?? NOTHING
  const known = useMemo(() => {
    // What the building's record says opens as an answer, and becomes one at Next.
    const recorded = building === undefined ? {} : valuesOf(questions, recordedAnswers(building))
    return withDefaults(questions, { ...recorded, ...valuesOf(questions, data) })
  }, [questions, data, building])
  const form = useQuestionForm({
    id: section,
    questions,
    known,
    invalidTitle: t('wizard.validation_text'),
    keep: (changes, name) => giveAnswers(section, { ...dataOf(changes), ...companions(form, name) }),
  })
  const { receive } = form
  useLayoutEffect(() => receive(known), [receive, known])

  /** The page as a whole: whether all is well, and then what only stood there as a default is kept too. */
  function isInOrder(): boolean {
    const { mistakes } = form.check()
    if (mistakes.length > 0) return false
    const missing = Object.entries(dataOf(form.read())).filter(
      ([name, values]) => (data[name] ?? []).join('\n') !== values.join('\n'),
    )
    if (missing.length > 0) giveAnswers(section, Object.fromEntries(missing))
    return true
  }
  return { ...form, isInOrder }
}

/** A question nobody answered opens with the partner's default, if there is one. */
function withDefaults(questions: readonly Question[], known: FieldValues): FieldValues {
  const defaults = placedQuestions(questions, {}).flatMap(({ question, path }) => {
    const value = question.kind === 'field' ? openingValue(question, known[path]) : undefined
    return isBlank(value) ? [] : [[path, value] as const]
  })
  return { ...Object.fromEntries(defaults), ...known }
}

/** Hidden fields go with the first visible answer of their group: a floor area is nothing without its unit. */
function companions(
  { questions, read }: { questions: readonly Question[]; read: () => FieldValues },
  name: string,
): Record<string, string[]> {
  const hidden = questions.flatMap((question) =>
    question.kind === 'field' && question.hidden && question.name.startsWith(`${name}_`)
      ? [[question.name, read()[question.name] ?? question.default] as const]
      : [],
  )
  return dataOf(Object.fromEntries(hidden))
}
