import { type Dashboard, FUNNEL_STEPS, PROGRAM_STEPS } from '@hearthlight/domain/applications/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { BarRows } from '../../../ui/charts/bar-rows.tsx'
import { Chart } from '../../../ui/charts/chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { useRange } from './use-range.ts'

/** The steps that what is shown goes through; those of one program begin with its application. */
export const stepsOf = ({ program }: Pick<Dashboard, 'program'>) =>
  program === null ? FUNNEL_STEPS : PROGRAM_STEPS

/** Of the homes that were begun, how many came how far. */
export function Funnel({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-today')
  const { number, percent: inPercent } = useFormats()
  const { total, program } = dashboard
  const steps = stepsOf(dashboard)
  const share = (value: number) => (total.homes === 0 ? 0 : value / total.homes)
  const text = t(program === null ? 'funnel.text' : 'funnel.text_program', useRange(dashboard))
  return (
    <Chart
      title={t(program === null ? 'funnel.title' : 'funnel.title_program', total)}
      subtitle={text}
      note={t('funnel.note')}
      table={
        <Table
          caption={text}
          isCaptionHidden
          columns={[
            { id: 'step', header: t('funnel.step'), cell: (step) => t(`step.${step}`) },
            {
              ...{ id: 'homes', header: t('file.count'), isNumeric: true },
              cell: (step) => number(total[step]),
            },
            {
              ...{ id: 'share', header: t('funnel.share'), isNumeric: true },
              cell: (step) => inPercent(share(total[step])),
            },
          ]}
          rows={steps}
          rowId={(step) => step}
        />
      }
    >
      <BarRows
        isAlwaysNumbered
        label={text}
        rows={steps.map((step) => ({
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
