import { cumulativeCash } from '@hearthlight/domain/report/chart-geometry/cumulative-cash'
import { cashYears } from '@hearthlight/domain/report/plan/cash-years'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { CashChart } from '../../../ui/charts/cash-chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'

const HORIZON_YEARS = 25

/** Money over the years: what the plan costs after rebates, then what it brings back, with its band. */
export function Cash({ plan }: { plan: PlanView }) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const years = cashYears(plan, HORIZON_YEARS)
  const { breakEven } = cumulativeCash(years, 1020)
  const format = (value: number) => money(value)
  const range = (low: string, high: string) => t('range', { low, high })
  return (
    <section className="section">
      <div className="page">
        <CashChart
          title={useFinding(plan, breakEven)}
          subtitle={t('cash.subtitle')}
          label={t('cash.subtitle')}
          years={years}
          format={format}
          words={{ year: (year) => t('cash.year', { year }), range, breakEven: t('cash.break_even') }}
          note={t('cash.note')}
          table={
            <Table
              caption={t('cash.subtitle')}
              isCaptionHidden
              rows={years.filter(({ year }) => year % 5 === 0)}
              rowId={({ year }) => String(year)}
              columns={[
                { id: 'year', header: t('cash.years'), cell: ({ year }) => String(year) },
                { id: 'value', header: t('cash.money'), isNumeric: true, cell: ({ value }) => format(value) },
                {
                  id: 'range',
                  header: t('savings.range'),
                  isNumeric: true,
                  cell: ({ low, high }) => range(format(low), format(high)),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}

/** Said of the middle line: a lucky edge promises nothing. */
function useFinding({ total }: PlanView, breakEven: ReturnType<typeof cumulativeCash>['breakEven']): string {
  const { t } = useTranslation('report')
  if (total.net.mid <= 0) return t('cash.free')
  if (breakEven?.expectedYear == null) return t('cash.never', { years: HORIZON_YEARS })
  // The year beside which the chart has its mark.
  const count = Math.max(1, Math.round(breakEven.expectedYear))
  const from = Math.min(count, Math.ceil(breakEven.fromYear))
  return breakEven.toYear === null
    ? t('cash.may', { count, years: HORIZON_YEARS })
    : t('cash.likely', { count, from, to: Math.ceil(breakEven.toYear) })
}
