import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { MonthlyChart } from '../../ui/charts/monthly-chart.tsx'
import { Table } from '../../ui/table.tsx'

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** The year by months as the model sees it. */
export function Monthly({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { number, locale } = useFormats()
  const name = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 15)),
    )
  const uses = Object.values(result.monthly.current)
  const months = MONTHS.map((month) => ({
    month,
    name: name(month, 'long'),
    shortName: name(month, 'narrow'),
    modelled: uses.reduce((sum, use) => sum + (use[month] ?? 0), 0),
  }))
  const top = months.toSorted((a, b) => b.modelled - a.modelled)[0]
  const format = (value: number) => number(Math.round(value))
  const { calibration } = result
  return (
    <section className="section">
      <div className="page">
        <MonthlyChart
          title={t('monthly.finding', { month: top?.name })}
          subtitle={t('monthly.subtitle')}
          label={t('monthly.subtitle')}
          note={
            calibration === null
              ? t('monthly.no_bills')
              : t('monthly.calibrated', {
                  count: calibration.readings,
                  percent: Math.round(calibration.cv_rmse * 100),
                })
          }
          months={months}
          format={format}
          words={{ modelled: t('monthly.modelled'), billed: t('monthly.billed') }}
          table={
            <Table
              caption={t('monthly.subtitle')}
              isCaptionHidden
              rows={months}
              rowId={({ month }) => String(month)}
              columns={[
                { id: 'month', header: t('monthly.month'), cell: (month) => month.name },
                { id: 'kwh', header: 'kWh', isNumeric: true, cell: ({ modelled }) => format(modelled) },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}
