import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { useTranslation } from 'react-i18next'
import { useKnownWords } from '../../../home/known-words.ts'
import styles from './question.module.css'

/** What stands in for an answer, and why. */
export function Assumption({ input }: { input: Input | undefined }) {
  const { t } = useTranslation('assessment')
  const words = useKnownWords()
  if (input === undefined || input.source === 'answered') return null
  return (
    <p className={styles.assumption} role="status">
      {t('wizard.assumed', { value: words(input) })} {t(`assumption.${input.reason}`)}
    </p>
  )
}
