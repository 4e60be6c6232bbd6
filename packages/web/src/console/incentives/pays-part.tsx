import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import benchStyles from '../editor/bench.module.css'
import { controlName } from '../editor/editing.ts'
import { AmountSentence } from '../editor/fields/amount-sentence.tsx'
import { AmountInWords, AmountTester } from '../editor/fields/formula-field.tsx'
import { MoreFields } from '../editor/fields/more-fields.tsx'
import { Block } from '../kit/block.tsx'
import { useEntryFields } from './entry-fields.tsx'
import styles from './incentive.module.css'
import { useNamed } from './use-named.ts'

const AMOUNT: JsonPath = ['incentive', 'amount']
/** What it pays, as sentences with the sums and rates in them. */
export function PaysPart() {
  const { t } = useTranslation('admin-programs')
  const { own, shared } = useEntryFields()
  const named = useNamed()
  return (
    <Block title={t('incentive_part.pays')} note={t('incentive_part.note.pays')}>
      <fieldset className={styles.pays} id={`list-${controlName(AMOUNT)}`}>
        <legend className="visually-hidden">{t('field.amount')}</legend>
        <AmountSentence path={AMOUNT} />
        <AmountInWords path={AMOUNT} />
      </fieldset>
      <div>
        <MoreFields title={t('tester.title')} paths={[]}>
          <AmountTester path={AMOUNT} />
        </MoreFields>
        <MoreFields
          title={t('pays.for')}
          note={named(['measures'])}
          paths={['measures', 'at_least_measures'].map((key) => ['incentive', key])}
        >
          {['measures', 'at_least_measures'].map(own)}
        </MoreFields>
        <MoreFields
          title={t('pays.together')}
          note={named(['shared_cap'])}
          paths={[...TOGETHER.map((key) => ['incentive', key]), ['shared_caps']]}
        >
          <div className={benchStyles.stack}>
            {TOGETHER.map(own)}
            {shared('shared_caps')}
          </div>
        </MoreFields>
      </div>
    </Block>
  )
}

const TOGETHER = ['amount_question', 'own_share', 'exclusive_group', 'shared_cap']
