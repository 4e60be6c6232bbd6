import { costsBelowCharges } from '@hearthlight/domain/assessment/bills/bill-readings'
import { type BilledField, doubtfulBills } from '@hearthlight/domain/assessment/bills/doubtful-bills'
import { economicsFor } from '@hearthlight/domain/assessment/house/economics-for'
import { recordedValues } from '@hearthlight/domain/buildings/building-values'
import { isNumeric } from '@hearthlight/domain/forms/field-values'
import { askedQuestions } from '@hearthlight/domain/forms/question-paths'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { usePartner } from '../platform/partner.ts'
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

type Home = Parameters<typeof doubtfulBills>[1] & {
  /** Where the prices are looked up; a place nobody has told has none. */
  readonly place: Parameters<typeof economicsFor>[0] | undefined
}

/**
 * A figure that cannot be this home's is asked about where it stands, and so is one that pays for no energy; either may
 * still be right.
 */
export function useBillDoubts(form: QuestionForm, { place, ...home }: Home) {
  const { t } = useTranslation('buildings')
  const { energy } = usePartner()
  const typed = useTypedRecord(form)
  // As long as nobody has told the fuel, a second bill is mostly one for gas.
  const heatingFuel = home.fuel ?? 'natural_gas'
  const small =
    place === undefined
      ? []
      : costsBelowCharges(
          typed,
          { heatingFuel, secondHeating: undefined, place },
          economicsFor(place, energy),
        )
  const said = (name: BilledField, words: string) => [name, { description: <b role="status">{words}</b> }]
  return Object.fromEntries([
    ...small.map((name) => said(name, t('bill_too_small'))),
    ...doubtfulBills(typed, home).map((name) => said(name, t('bill_doubt'))),
  ])
}
