import type { AmountFormula } from '@hearthlight/domain/incentives/amounts/amount-formula'
import { amountSentence } from '@hearthlight/domain/incentives/amounts/amount-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useConditionWords } from './condition-words.ts'

/** What a formula pays and when, as a sentence. */
export function useAmountWords(): (formula: AmountFormula) => string {
  const { t } = useTranslation(['admin-programs', 'incentives'])
  const formats = useFormats()
  const conditionWords = useConditionWords()
  return (formula) =>
    amountSentence(formula, { formats, t: (key, params) => t(key, params ?? {}), conditionWords })
}
