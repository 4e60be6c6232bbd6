import type { DateRange } from '@hearthlight/domain/incentives/classification/date-range'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'

/** The days from and until which an incentive is open. */
export function useRangeWords(): (range: DateRange | null) => string {
  const { t } = useTranslation('admin-programs')
  const formats = useFormats()
  const day = (at: string | null) => (at ? formats.date(new Date(`${at}T12:00:00`)) : '…')
  return (range) =>
    range === null ? t('incentives.always') : `${day(range.start_at)} – ${day(range.end_at)}`
}
