import { beforeLimits } from '@hearthlight/domain/programs/measures/live-incentive'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useTranslation } from 'react-i18next'

/** Under a sum: that more of it pays no more. */
export function SumNote({ measure }: { measure: Retrofit }) {
  const { t } = useTranslation('applications')
  return beforeLimits(measure) === null ? null : <small>{t('measures.limit')}</small>
}
