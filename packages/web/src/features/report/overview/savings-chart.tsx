import type { PlanStepView } from '@hearthlight/domain/report/plan/plan-view'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { MeasureBarsChart } from '../../../ui/charts/measure-bars-chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { usePlanWords } from '../plan/plan-words.ts'

/** Money saved by each measure, whole amounts, with the likely range. */
export function SavingsChart({ steps }: { steps: readonly PlanStepView[] }) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const words = usePlanWords()
  const ranked = steps.toSorted((a, b) => b.moneySaved.value - a.moneySaved.value)
  const [best] = ranked
  if (best === undefined) return null
  return (
    <section className="section">
      <div className="page">
        <MeasureBarsChart
          title={t('savings.finding', { name: best.measure.label })}
          subtitle={t('savings.subtitle')}
          label={t('savings.subtitle')}
          values={ranked.map(({ measure, moneySaved: { value, low, high } }) => ({
            key: measure.id,
            name: measure.label,
            value,
            low,
            high,
          }))}
          format={(value) => words.change(value, money)}
          formatRange={words.changes.money}
          table={
            <Table
              caption={t('savings.subtitle')}
              isCaptionHidden
              rows={ranked}
              rowId={({ measure }) => measure.id}
              columns={[
                { id: 'name', header: t('savings.measure'), cell: ({ measure }) => measure.label },
                {
                  id: 'saved',
                  header: t('savings.saved'),
                  isNumeric: true,
                  cell: ({ moneySaved }) => words.change(moneySaved.value, money),
                },
                {
                  id: 'range',
                  header: t('savings.range'),
                  isNumeric: true,
                  cell: ({ moneySaved }) => words.changes.money(moneySaved),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}
