import { type BilledField, doubtfulBills } from '@hearthlight/domain/assessment/doubtful-bills'
import { recordedValues } from '@hearthlight/domain/buildings/building-values'
import { askedFields } from '@hearthlight/domain/forms/asked-fields'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import type { FieldFormState } from './use-field-form.ts'

/** The record as it would be saved now: what is asked, numbers read as they are written here. */
export function useTypedRecord(form: FieldFormState) {
  const { locale } = useFormats()
  const { fields, values } = form
  return useMemo(() => {
    const names = new Set(askedFields(fields, values).map((field) => field.name))
    const read = Object.entries(readNumbers(fields, values, decimalMark(locale))).map(([name, value]) => {
      const field = fields.find((one) => one.name === name)
      if (!names.has(name) || field?.type !== 'number') return [name, names.has(name) ? value : undefined]
      const figure = Number(value)
      return [name, value === '' || value === null || !Number.isFinite(figure) ? null : figure]
    })
    return recordedValues(Object.fromEntries(read))
  }, [fields, values, locale])
}

/** A figure that cannot be this home's is asked about where it stands; it may still be right. */
export function useBillDoubts(form: FieldFormState, home: Parameters<typeof doubtfulBills>[1]) {
  const { t } = useTranslation('buildings')
  const doubtful = doubtfulBills(useTypedRecord(form), home)
  return Object.fromEntries(
    doubtful.map((name: BilledField) => [name, { description: <b role="status">{t('bill_doubt')}</b> }]),
  )
}
