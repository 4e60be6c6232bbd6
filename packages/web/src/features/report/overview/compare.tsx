import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { verdictIn } from '@hearthlight/domain/report/home/comparison-verdict'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { useTranslation } from 'react-i18next'
import { useFeatures } from '../../../platform/session.ts'
import { MeasureBarsChart } from '../../../ui/charts/measure-bars-chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { useHomeWords } from '../use-home-words.ts'

/** This home, a typical similar home and the same home built today. Words, never a frown. */
export function Compare({ result, view }: { result: AuditResult; view: HomeView }) {
  const { t } = useTranslation('report')
  const { amount, comparisonNote } = useHomeWords()
  // Prices of fuels differ, so energy is the fairer measure; a partner that hides it compares money.
  const unit = useFeatures().energySavings ? 'kWh' : 'money'
  const { typical, newHome } = view.comparison
  const rows = [
    { key: 'yours', value: view.now[unit].value },
    { key: 'typical', value: typical[unit] },
    { key: 'new_home', value: newHome[unit] },
  ].map((row) => ({ ...row, name: t(`compare.${row.key}`) }))
  const format = (value: number) => amount(unit, value)
  const subtitle = t(`compare.subtitle.${unit}`)
  return (
    <section className="section" id="compare">
      <div className="page">
        <MeasureBarsChart
          title={t(`compare.${verdictIn(unit, result, view)}`)}
          subtitle={subtitle}
          label={subtitle}
          note={comparisonNote(view)}
          values={rows}
          format={format}
          table={
            <Table
              caption={subtitle}
              isCaptionHidden
              rows={rows}
              rowId={({ key }) => key}
              columns={[
                { id: 'home', header: t('compare.home'), cell: ({ name }) => name },
                {
                  id: 'value',
                  header: t('compare.value'),
                  isNumeric: true,
                  cell: ({ value }) => format(value),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}
