import { type Dashboard, FUNNEL_STEPS, PROGRAM_STEPS } from '@hearthlight/domain/applications/queue/dashboard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { BarRows } from '../../ui/charts/bar-rows.tsx'
import { Chart } from '../../ui/charts/chart.tsx'
import { Table } from '../../ui/figures/table.tsx'
import { useRange } from './use-range.ts'

/** The steps that what is shown goes through; those of one program begin with its application. */
export const stepsOf = ({ program }: Pick<Dashboard, 'program'>) =>
  program === null ? FUNNEL_STEPS : PROGRAM_STEPS

/** Of the homes that were begun, how many came how far. */
export function Funnel({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-dashboard')
  const { number, percent: inPercent } = useFormats()
  const { total, program } = dashboard
  const steps = stepsOf(dashboard)
  const first = total[steps[0] ?? 'homes']
  const share = (value: number) => (first === 0 ? 0 : value / first)
  const ofThose = useShares(dashboard)
  const text = t(program === null ? 'funnel.text' : 'funnel.text_program', useRange(dashboard))
  return (
    <Chart
      title={
        program === null
          ? t('funnel.title', {
              count: total.assessed,
              assessed: number(total.assessed),
              homes: number(total.homes),
            })
          : t('funnel.program', {
              count: total.submitted,
              submitted: number(total.submitted),
              begun: number(total.begun),
            })
      }
      subtitle={text}
      note={t('funnel.note')}
      table={
        <Table
          caption={text}
          isCaptionHidden
          columns={[
            { id: 'step', header: t('funnel.step'), cell: (step) => t(`step.${step}`) },
            {
              id: 'homes',
              header: t('file.count'),
              isNumeric: true,
              cell: (step) => number(total[step]),
            },
            {
              id: 'share',
              header: t('funnel.share'),
              isNumeric: true,
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
        isCompact
        label={text}
        rows={steps.map((step, index) => ({
          key: step,
          name: t(`step.${step}`),
          value: number(total[step]),
          range: ofThose(index),
          label: `${t(`step.${step}`)}: ${number(total[step])}, ${ofThose(index)}`,
          from: 0,
          width: share(total[step]) * 100,
          look: index === 0 ? 'rise' : 'saving',
        }))}
      />
    </Chart>
  )
}

/** How many of the step before came this far. */
function useShares(dashboard: Dashboard): (index: number) => string {
  const { t } = useTranslation('admin-dashboard')
  const { percent } = useFormats()
  const steps = stepsOf(dashboard)
  return (index) => {
    const [before, step] = [steps[index - 1], steps[index]]
    if (before === undefined || step === undefined) return t('funnel.in_all')
    const all = dashboard.total[before]
    return t('funnel.of_those', { share: percent(all === 0 ? 0 : dashboard.total[step] / all) })
  }
}
