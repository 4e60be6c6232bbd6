import { type BilledField, doubtfulBills } from '@hearthlight/domain/assessment/bills/doubtful-bills'
import { recordedValues } from '@hearthlight/domain/buildings/building-values'
import { isNumeric } from '@hearthlight/domain/forms/field-values'
import { askedQuestions } from '@hearthlight/domain/forms/question-paths'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { type QuestionForm, useFormValues } from './use-question-form.ts'

/** The record as it would be saved now: what is asked, numbers read as they are written here. */
export function useTypedRecord(form: QuestionForm) {
  const { locale } = useFormats()
  const { questions } = form
  const values = useFormValues(form)
  return useMemo(() => {
    const read = readNumbers(questions, values, decimalMark(locale))
    const asked = new Map(askedQuestions(questions, values).map(({ path, question }) => [path, question]))
    const typed = Object.entries(read).map(([path, value]) => {
      const question = asked.get(path)
      if (question?.kind !== 'field') return [path, undefined]
      if (!isNumeric(question)) return [path, value]
      const figure = Number(value)
      return [path, value === '' || value === null || !Number.isFinite(figure) ? null : figure]
    })
    return recordedValues(Object.fromEntries(typed))
  }, [questions, values, locale])
}

/** A figure that cannot be this home's is asked about where it stands; it may still be right. */
export function useBillDoubts(form: QuestionForm, home: Parameters<typeof doubtfulBills>[1]) {
  const { t } = useTranslation('buildings')
  const doubtful = doubtfulBills(useTypedRecord(form), home)
  return Object.fromEntries(
    doubtful.map((name: BilledField) => [name, { description: <b role="status">{t('bill_doubt')}</b> }]),
  )
}
