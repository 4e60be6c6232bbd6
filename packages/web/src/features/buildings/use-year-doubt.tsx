import { isSeldomYear } from '@hearthlight/domain/buildings/building-limits'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../forms/node-props.ts'
import { focusField } from '../../ui/fields/error-summary.tsx'

const FIELD = 'construction_year'

/** A year that few homes have is asked about once, at its field, and taken when the person saves it again. */
export function useYearDoubt(known: number | null) {
  const { t } = useTranslation('buildings')
  const [asked, setAsked] = useState<number | null>(null)
  useEffect(() => {
    if (asked !== null) focusField(FIELD)
  }, [asked])
  const words: Readonly<Record<string, Words>> =
    asked === null
      ? {}
      : { [FIELD]: { description: <b role="status">{t('year_doubt', { year: String(asked) })}</b> } }
  return {
    words,
    /** Whether the person has to look at the year once more before it is saved. */
    asksAbout: (values: FieldValues): boolean => {
      const year = Number(values[FIELD])
      if (!isSeldomYear(year) || year === known || year === asked) return false
      setAsked(year)
      return true
    },
  }
}
