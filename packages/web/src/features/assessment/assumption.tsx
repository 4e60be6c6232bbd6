import type { Input } from '@hearthlight/domain/assessment/fact-sheet'
import { useTranslation } from 'react-i18next'
import styles from './question.module.css'
import { useInputWords } from './use-input-words.ts'

/** What stands in for an answer, and why. */
export function Assumption({ input }: { input: Input | undefined }) {
  const { t } = useTranslation('assessment')
  const words = useInputWords()
  if (input === undefined || input.source === 'answered') return null
  return (
    <p className={styles.assumption} role="status">
      {t('wizard.assumed', { value: words(input) })} {t(`assumption.${input.reason}`)}
    </p>
  )
}
