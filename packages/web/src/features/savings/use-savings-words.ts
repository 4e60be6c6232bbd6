import type { FuelSavings, HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'

/** How days, amounts and fuels are said on this page. */
export function useSavingsWords() {
  const { t } = useTranslation('meters')
  const { date, number, percent } = useFormats()
  const rounded = (value: number) => {
    const step = Math.abs(value) >= 1000 ? 10 : 1
    return number(Math.round(value / step) * step)
  }
  return {
    t,
    percent,
    number,
    /** A day of the calendar, wherever it is read. */
    day: (day: string) => date(new Date(`${day}T12:00:00Z`)),
    amount: rounded,
    unit: (unit: FuelSavings['unit']) => t(`savings.unit.${unit}`),
    fuel: (fuel: FuelSavings['fuel']) => t(`savings.fuel.${fuel}`),
    measures: ({ measures }: Pick<HomeSavings, 'measures'>) => measures.map(({ label }) => label).join(', '),
  }
}
