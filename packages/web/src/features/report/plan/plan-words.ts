import { aboutCost, aboutMoney, moneyRange } from '@hearthlight/domain/report/estimates'
import type { PlanStepView } from '@hearthlight/domain/report/plan-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

/** The sentences and figures of the plan. Costs come in cents, yearly savings in whole currency. */
export function usePlanWords() {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const range = (low: number, high: number) => {
    const likely = moneyRange({ low, high })
    return t('range', { low: money(likely.low), high: money(likely.high) })
  }
  return {
    cost: (cents: number) => money(aboutCost(cents / 100)),
    range,
    saving: (value: number) => money(Math.abs(aboutMoney(value))),
    savingNote: ({ moneySaved, payback }: PlanStepView) =>
      `${t('likely', { range: range(moneySaved.low, moneySaved.high) })} · ${paybackWords(t, payback)}`,
  }
}

type T = ReturnType<typeof useTranslation<'report'>>['t']

function paybackWords(t: T, payback: PlanStepView['payback']): string {
  if (payback.kind !== 'years') return t(`plan.${payback.kind}`)
  const { low, high } = payback
  if (high === null) return t('plan.pays_back_after', { count: low })
  return low === high ? t('plan.pays_back_in', { count: low }) : t('plan.pays_back_between', { low, high })
}
