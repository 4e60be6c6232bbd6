import { type PlanWords, planWords } from '@hearthlight/domain/report/words/plan-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

export function usePlanWords(): PlanWords {
  const { t } = useTranslation('report')
  return planWords(useFormats(), (key, params) => t(key, params ?? {}))
}
