import { fieldName, knownWords } from '@hearthlight/domain/report/parts/known-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { usePartner } from '../platform/partner.ts'

/** Says an input of the model in the partner's units and words. */
export function useKnownWords() {
  const { t } = useTranslation('assessment')
  return knownWords(usePartner().settings, useFormats(), (key, params) => t(key, params ?? {}))
}

export function useFieldName() {
  const { t } = useTranslation('assessment')
  return fieldName(usePartner().settings, (key, params) => t(key, params ?? {}))
}
