import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { promiseOfMeasured } from '@hearthlight/domain/savings/promise-of-measured'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { useSavingsWords } from './use-savings-words.ts'

/** Fuels that the work was to change and of which nothing is measured: the figures are not of them. */
export function Unread({ work: { promised, total, fuels } }: { work: HomeSavings }) {
  const { t: shared } = useTranslation('assessment')
  const { t, amount } = useSavingsWords()
  if (promised === null || total === null) return null
  const { unread } = promiseOfMeasured(promised, fuels)
  if (unread.length === 0) return null
  return (
    <div className="page">
      <Notice>
        {unread.map(({ fuel, kwh }) => (
          <p key={fuel}>
            {t(`savings.unread.${kwh > 0 ? 'less' : 'more'}`, {
              fuel: shared(`fuel.${fuel as 'electricity'}`),
              kwh: amount(Math.abs(kwh)),
            })}
          </p>
        ))}
      </Notice>
    </div>
  )
}
