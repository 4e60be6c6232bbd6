import { amountWords } from '@hearthlight/domain/incentives/amounts/amount-words'
import { everyPlaceholder, fillPlaceholders } from '@hearthlight/domain/incentives/shown/fill-placeholders'
import { IncentiveShape } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { itemTitle, wordsIn } from '../editor/words/item-title.ts'
import { Block } from '../kit/block.tsx'
import { Definitions } from '../kit/definitions.tsx'
import styles from './incentive.module.css'
import { useRangeWords } from './use-range-words.ts'

const LIMITS = ['building_quantity_limitation', 'user_quantity_limitation'] as const

/** What is live of an incentive, to be read before it is changed: the parts of its editor, as sentences. */
export function LiveIncentive({ live }: { live: DraftDocument }) {
  const { t } = useTranslation(['admin-programs', 'incentives'])
  const formats = useFormats()
  const rangeWords = useRangeWords()
  const { data } = IncentiveShape.safeParse(live)
  if (data === undefined) return null
  const { incentive, conditions, languages } = data
  const read = wordsIn(incentive.short_description, languages) ?? ''
  const limits = LIMITS.filter((key) => incentive[key].active)
  const named = (kind: 'documents' | 'questions', codes: readonly string[]) =>
    codes.map((code) => itemTitle(data[kind][code], languages, code)).join(', ') || t('asks.nothing')
  const { documents, optional_documents, questions, optional_questions } = incentive
  return (
    <div className={styles.live}>
      <Block title={t('incentive_part.reads')}>
        <p className="lead">{fillPlaceholders(read, everyPlaceholder(read, t('card.value')))}</p>
      </Block>
      <Block title={t('incentive_part.pays')}>
        <p className={styles.sum}>
          {amountWords(incentive.amount, formats, (key, params) => t(key, params ?? {}))}
        </p>
      </Block>
      <Block title={t('incentive_part.who')}>
        {incentive.conditions.length === 0 ? (
          <p>–</p>
        ) : (
          <ol className={styles.sentences}>
            {incentive.conditions.map((code, index) => (
              <li key={code}>
                <span className="muted">{t(index === 0 ? 'who.when' : 'who.and')}</span>
                <span>{wordsIn(conditions[code]?.says, languages) ?? code}</span>
              </li>
            ))}
          </ol>
        )}
      </Block>
      <Block title={t('incentive_part.when')}>
        <Definitions
          items={[
            { id: 'range', term: t('field.date_range'), value: rangeWords(incentive.date_range) },
            ...limits.map((key) => ({
              id: key,
              term: t(`field.${key}`),
              value: `${formats.number(incentive[key].max)} (${rangeWords(incentive[key].fiscal_year)})`,
            })),
          ]}
        />
      </Block>
      <Block title={t('incentive_part.asks')}>
        <Definitions
          items={[
            {
              id: 'documents',
              term: t('asks.documents'),
              value: named('documents', [...documents, ...optional_documents]),
            },
            {
              id: 'questions',
              term: t('asks.questions'),
              value: named('questions', [...questions, ...optional_questions]),
            },
            {
              id: 'visit',
              term: t('field.schedule'),
              value: t(incentive.schedule === null ? 'asks.no_visit' : 'asks.visit'),
            },
          ]}
        />
      </Block>
    </div>
  )
}
