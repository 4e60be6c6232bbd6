import { fieldName, knownWords } from '@hearthlight/domain/report/known-words'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'

export function useKnownWords() {
  const { t } = useTranslation(['report', 'assessment'])
  return knownWords(usePartner().settings, useFormats(), (key, params) => t(key, params ?? {}))
}

export function useFieldName() {
  const { t } = useTranslation(['report', 'assessment'])
  return fieldName(usePartner().settings, (key, params) => t(key, params ?? {}))
}
