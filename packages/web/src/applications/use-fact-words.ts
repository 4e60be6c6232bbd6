import { utilityText } from '@hearthlight/domain/buildings/utilities'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { numberWords } from '@hearthlight/domain/forms/values/number-words'
import { placeOfFact } from '@hearthlight/domain/incentives/classification/place-of-fact'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { fieldOf } from '@hearthlight/domain/report/parts/known-words'
import { isCompanyFact } from '@hearthlight/domain/shared/same-company'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from '../forms/text-namespaces.ts'
import { useKnownWords } from '../home/known-words.ts'
import { useFormats } from '../platform/formats.ts'
import { usePartner } from '../platform/partner.ts'

type Used = IdentifiedIncentive['eligibility']['trace'][number]['used']

/** The answer a condition was judged on, in the words of its question, as it is told to who gave it. */
export function useFactWords(): (used: NonNullable<Used>) => string {
  const { t } = useTranslation('incentives')
  const answerOf = useFactAnswer()
  return (used) => {
    const answer = answerOf(used)
    return used.source === 'record' ? t('detail.from_record', { answer }) : t('detail.you_said', { answer })
  }
}

/** The same without who said it. */
export function useFactAnswer(): (used: Pick<NonNullable<Used>, 'fact' | 'values'>) => string {
  const { settings } = usePartner()
  const { fields } = settings.sections.building_details
  const { t } = useTranslation(['incentives', 'buildings', 'assessment', ...textNamespaces(fields)])
  const known = useKnownWords()
  const formats = useFormats()
  const countries = new Intl.DisplayNames(formats.locale, { type: 'region' })
  return ({ fact, values }) => {
    const place = placeOfFact(fact)
    /** The form of the building has the words of its options; whatever else a record holds was typed. */
    const recorded = (value: string) => {
      if (fact === 'country') return countries.of(value) ?? value
      const options = fields.find(({ name }) => name === fact)?.options ?? []
      const label =
        options.find((option) => option.value === value)?.label ??
        (isCompanyFact(fact) ? utilityText(value) : undefined)
      return label === undefined ? value : inWords(label, (key) => t(key))
    }
    const word = (value: string) => {
      if (place.kind === 'record') return recorded(value)
      const asked = { section: place.section, field: fact }
      const unit = fieldOf(settings, asked)?.unit
      // A figure is answered in the unit that the question asks it in.
      return unit === undefined
        ? known({ ...asked, value })
        : numberWords(
            value,
            formats,
            inWords(unit, (key) => t(key)),
          )
    }
    return values.map(word).join(', ')
  }
}
