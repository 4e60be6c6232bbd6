import { amountWords } from '@hearthlight/domain/incentives/amounts/amount-words'
import { everyPlaceholder, fillPlaceholders } from '@hearthlight/domain/incentives/shown/fill-placeholders'
import { IncentiveShape } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { wordsIn } from '../editor/words/item-title.ts'
import { Definitions } from '../kit/definitions.tsx'
import { useRangeWords } from './use-range-words.ts'

/** What is live of an incentive, to be read before it is changed. */
export function LiveIncentive({ live }: { live: DraftDocument }) {
  const { t } = useTranslation(['admin-programs', 'incentives'])
  const formats = useFormats()
  const rangeWords = useRangeWords()
  const { data } = IncentiveShape.safeParse(live)
  if (data === undefined) return null
  const { incentive, conditions, languages } = data
  const read = wordsIn(incentive.short_description, languages) ?? ''
  const asked = incentive.conditions.map((code) => wordsIn(conditions[code]?.says, languages) ?? code)
  return (
    <Definitions
      items={[
        {
          id: 'reads',
          term: t('incentive_part.reads'),
          value: fillPlaceholders(read, everyPlaceholder(read, t('card.value'))),
        },
        {
          id: 'who',
          term: t('incentive_part.who'),
          value: asked.length === 0 ? '–' : asked.map((sentence) => <p key={sentence}>{sentence}</p>),
        },
        {
          id: 'pays',
          term: t('incentive_part.pays'),
          value: amountWords(incentive.amount, formats, (key, params) => t(key, params ?? {})),
        },
        { id: 'when', term: t('field.date_range'), value: rangeWords(incentive.date_range) },
      ]}
    />
  )
}
