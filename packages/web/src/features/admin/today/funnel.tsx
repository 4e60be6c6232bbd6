import type { Dashboard } from '@hearthlight/domain/applications/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { BarRows } from '../../../ui/charts/bar-rows.tsx'
import { Chart } from '../../../ui/charts/chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { STEPS } from './steps.ts'

/** Of the homes that were begun, how many came how far. */
export function Funnel({ dashboard: { total, days } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number, percent: inPercent } = useFormats()
  const share = (value: number) => (total.homes === 0 ? 0 : value / total.homes)
  const percent = (value: number) => inPercent(share(value))
  return (
    <Chart
      title={t('funnel.title', { assessed: total.assessed, homes: total.homes })}
      subtitle={t('funnel.text', { count: days })}
      table={
        <Table
          caption={t('funnel.text', { count: days })}
          columns={[
            { id: 'step', header: t('funnel.step'), cell: (step) => t(`step.${step}`) },
            { id: 'homes', header: t('step.homes'), isNumeric: true, cell: (step) => total[step] },
            { id: 'share', header: t('funnel.share'), isNumeric: true, cell: (step) => percent(total[step]) },
          ]}
          rows={STEPS}
          rowId={(step) => step}
        />
      }
    >
      <BarRows
        isAlwaysNumbered
        label={t('funnel.text', { count: days })}
        rows={STEPS.map((step) => ({
          key: step,
          name: t(`step.${step}`),
          value: number(total[step]),
          label: `${t(`step.${step}`)}: ${number(total[step])}`,
          from: 0,
          width: share(total[step]) * 100,
          look: 'whole',
        }))}
      />
    </Chart>
  )
}
