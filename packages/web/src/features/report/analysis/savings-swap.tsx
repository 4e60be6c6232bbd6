import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { Estimate } from '@hearthlight/domain/report/shown-figures/figure-step'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useFeatures } from '../../../platform/session.ts'
import { MeasureBarsChart } from '../../../ui/charts/measure-bars-chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePlanWords } from '../plan/plan-words.ts'
import styles from './savings-swap.module.css'

type View = 'money' | 'ghg'
type Row = Estimate & { key: string; name: string }

/** Money saved or CO₂ avoided by each measure; arrows and dots swap the two. Two decimals (spec/1 section 9). */
export function SavingsSwap({ plan, savings }: { plan: PlanView; savings: AuditResult['savings'] }) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  const features = useFeatures()
  const views: readonly View[] = features.kgCo2 ? ['money', 'ghg'] : ['money']
  const [view, setView] = useState<View>('money')
  const words = usePlanWords()
  const rows = rowsOf(plan, view, savings[view])
  const show = (value: number) => (view === 'money' ? money(value, 2) : `${number(value, 2)} kg`)
  const format = (value: number) => words.change(value, show)
  const range = words.changes[view === 'money' ? 'money' : 'kg']
  if (rows.length === 0) return null
  return (
    <section className="section">
      <div className="page">
        <MeasureBarsChart
          title={t(`analysis.best.${view}`, { name: rows[0]?.name })}
          subtitle={t(`analysis.saved.${view}`)}
          label={t(`analysis.saved.${view}`)}
          controls={views.length > 1 && <Swap views={views} view={view} onChange={setView} />}
          values={rows}
          format={format}
          formatRange={range}
          note={t('analysis.chart_of', { at: views.indexOf(view) + 1, count: views.length })}
          table={
            <Table
              caption={t(`analysis.saved.${view}`)}
              isCaptionHidden
              rows={rows}
              rowId={({ key }) => key}
              columns={[
                { id: 'name', header: t('savings.measure'), cell: ({ name }) => name },
                {
                  id: 'value',
                  header: t('savings.saved'),
                  isNumeric: true,
                  cell: (row) => format(row.value),
                },
                {
                  id: 'range',
                  header: t('savings.range'),
                  isNumeric: true,
                  cell: (row) => range(row),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}

/** The steps of the plan that the analysis may show, the largest saving first. */
const rowsOf = ({ steps }: PlanView, view: View, savings: AuditResult['savings'][View]): Row[] =>
  steps
    .filter(({ measure }) => savings[measure.id]?.hideInAnalysis !== true)
    .map(({ measure, moneySaved, kgSaved }) => ({
      key: measure.id,
      name: measure.label,
      ...(view === 'money' ? moneySaved : kgSaved),
    }))
    .toSorted((a, b) => b.value - a.value)

type SwapProps = { views: readonly View[]; view: View; onChange: (view: View) => void }

function Swap({ views, view, onChange }: SwapProps) {
  const { t } = useTranslation('report')
  const at = views.indexOf(view)
  const go = (by: number) => onChange(views[(at + by + views.length) % views.length] ?? view)
  return (
    <div className={styles.swap}>
      <IconButton icon="arrow-left" label={t('analysis.previous')} onClick={() => go(-1)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend where the name is unseen */}
      <div className={styles.dots} role="group" aria-label={t('analysis.charts')}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === view || undefined}
            aria-label={t(`analysis.view.${each}`)}
            onClick={() => onChange(each)}
          />
        ))}
      </div>
      <IconButton icon="arrow" label={t('analysis.next')} onClick={() => go(1)} />
    </div>
  )
}
