import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

type Props = { amount: string | null; basis: Retrofit['incentive_basis'] | undefined }

/** What is paid. As long as its price is not known, a share of the price is said as the most it can be. */
export function IncentiveSum({ amount, basis }: Props) {
  const { t } = useTranslation(['applications', 'incentives'])
  const { money } = useFormats()
  if (amount === null) return t('measures.open_sum')
  return (
    <>
      {basis === 'maximum' && <small>{t('incentives:amount.at_most')} </small>}
      {money(Number(amount), 2)}
    </>
  )
}
