import { liveFacts } from '@hearthlight/domain/programs/live-facts'
import { keptValue } from '@hearthlight/domain/programs/questions/answer-value'
import {
  compileSections,
  formValues,
  responsesOf,
} from '@hearthlight/domain/programs/questions/compile-sections'
import { presentSections } from '@hearthlight/domain/programs/questions/present-sections'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormErrors } from '../../../../forms/form-errors.tsx'
import { Questions } from '../../../../forms/questions.tsx'
import { useQuestionForm } from '../../../../forms/use-question-form.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './preview.module.css'
import type { PreviewProps } from './preview-props.ts'

/** The questions of a step, by the form and the validator of the real one. */
export function PreviewQuestions({ program, step, state, language, done }: PreviewProps) {
  const { t } = useTranslation(['admin-programs', 'programs'])
  const sections = useMemo(
    () =>
      presentSections(program, step, state.answers, liveFacts(program, state), {
        ...{ language, projectId: '', buildingId: '' },
      }),
    [program, step, state, language],
  )
  const questions = useMemo(() => compileSections(sections, (key) => t(key)), [sections, t])
  const form = useQuestionForm({
    id: 'program-preview',
    record: step.id,
    questions,
    known: formValues(questions, responsesOf(sections)),
    save: (values) => {
      const given = Object.entries(values).flatMap(([code, value]) => {
        const kept = keptValue(value)
        return kept === undefined ? [] : [[code, kept] as const]
      })
      done({ ...state, answers: { ...state.answers, ...Object.fromEntries(given) } })
    },
  })
  return (
    <form className={styles.step} noValidate onSubmit={form.submit}>
      <FormErrors form={form} />
      <Questions form={form} />
      <Button type="submit">{t('preview.next')}</Button>
    </form>
  )
}
