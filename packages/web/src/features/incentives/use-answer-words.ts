import { placeOfFact } from '@hearthlight/domain/incentives/classification/place-of-fact'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../home/known-words.ts'

type Used = IdentifiedIncentive['eligibility']['trace'][number]['used']

/** The answer a condition was judged on, in the words of its question. */
export function useAnswerWords(): (used: NonNullable<Used>) => string {
  const { t } = useTranslation('incentives')
  const known = useKnownWords()
  return ({ fact, values, source }) => {
    const place = placeOfFact(fact)
    const word = (value: string) =>
      place.kind === 'record' ? value : known({ section: place.section, field: fact, value })
    const answer = values.map(word).join(', ')
    return source === 'answered' ? t('detail.you_said', { answer }) : t('detail.from_record', { answer })
  }
}
