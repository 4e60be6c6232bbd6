import { measureSteps } from '@hearthlight/domain/programs/measures/measure-steps'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** How what is paid for a measure comes about, line by line. */
export function useMeasureSteps(): (measure: Retrofit) => readonly string[] {
  const { t } = useTranslation('incentives')
  const formats = useFormats()
  return (measure) => measureSteps(measure, formats, (key, params) => t(key, params ?? {}))
}
