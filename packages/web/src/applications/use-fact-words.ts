import { utilityText } from '@hearthlight/domain/buildings/utilities'
import { inWords } from '@hearthlight/domain/forms/translate-fields'
import { placeOfFact } from '@hearthlight/domain/incentives/classification/place-of-fact'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { isCompanyFact } from '@hearthlight/domain/shared/same-company'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from '../forms/text-namespaces.ts'
import { useKnownWords } from '../home/known-words.ts'
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
  const { fields } = usePartner().settings.sections.building_details
  const { t } = useTranslation(['incentives', 'buildings', ...textNamespaces(fields)])
  const known = useKnownWords()
  return ({ fact, values }) => {
    const place = placeOfFact(fact)
    /** The form of the building has the words of its options; whatever else a record holds was typed. */
    const recorded = (value: string) => {
      const options = fields.find(({ name }) => name === fact)?.options ?? []
      const label =
        options.find((option) => option.value === value)?.label ??
        (isCompanyFact(fact) ? utilityText(value) : undefined)
      return label === undefined ? value : inWords(label, (key) => t(key))
    }
    const word = (value: string) =>
      place.kind === 'record' ? recorded(value) : known({ section: place.section, field: fact, value })
    return values.map(word).join(', ')
  }
}
