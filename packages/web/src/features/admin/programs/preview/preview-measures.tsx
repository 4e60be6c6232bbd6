import type { Question } from '@hearthlight/domain/forms/question'
import { QUANTITY } from '@hearthlight/domain/programs/definition/measure-definition'
import { sayIn } from '@hearthlight/domain/programs/definition/program-words'
import { measureForm } from '@hearthlight/domain/programs/measures/measure-form'
import { measuresOf } from '@hearthlight/domain/programs/measures/measure-incentive'
import { keptValue } from '@hearthlight/domain/programs/questions/answer-value'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FormErrors } from '../../../../forms/form-errors.tsx'
import { Questions } from '../../../../forms/questions.tsx'
import { useQuestionForm } from '../../../../forms/use-question-form.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './preview.module.css'
import type { PreviewProps } from './preview-props.ts'

/** The details of every chosen measure, in one form. */
export function PreviewMeasures({ program, step, state, language, done }: PreviewProps) {
  const { t } = useTranslation(['admin-programs', 'programs'])
  const questions = useMemo(
    () =>
      state.measures.flatMap(({ measure: code }): Question[] => {
        const measure = measuresOf(program).find((each) => each.code === code)
        if (measure === undefined) return []
        const children = measureForm(program, measure, language, (key) => t(key))
        const title = sayIn(language, program.languages)(measure.name)
        return [{ kind: 'group', name: code, title, nests: true, needs: 'each', children }]
      }),
    [program, state.measures, language, t],
  )
  const form = useQuestionForm({
    id: 'program-preview',
    record: step.id,
    questions,
    save: (values) =>
      done({
        ...state,
        measures: state.measures.map((chosen) => {
          const own = Object.entries(values).flatMap(([path, value]) => {
            const kept = keptValue(value)
            const prefix = `${chosen.measure}.`
            return path.startsWith(prefix) && kept !== undefined
              ? [[path.slice(prefix.length), kept] as const]
              : []
          })
          const { [QUANTITY]: quantity, ...fields } = Object.fromEntries(own)
          return { ...chosen, quantity: Number(quantity ?? 1), fields }
        }),
      }),
  })
  return (
    <form className={styles.step} noValidate onSubmit={form.submit}>
      <FormErrors form={form} />
      <Questions form={form} />
      <Button type="submit">{t('preview.next')}</Button>
    </form>
  )
}
