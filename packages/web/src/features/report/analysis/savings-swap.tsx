import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { moneyRange, weightRange } from '@hearthlight/domain/report/estimates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { useFeatures } from '../../../platform/session.ts'
import { MeasureBarsChart } from '../../../ui/charts/measure-bars-chart.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Table } from '../../../ui/table.tsx'
import styles from './savings-swap.module.css'

type View = 'money' | 'ghg'
type Row = { key: string; name: string; value: number; low: number; high: number }

/** Money saved or CO₂ avoided by each measure; arrows and dots swap the two. Two decimals (spec/1 section 9). */
export function SavingsSwap({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { money, number } = useFormats()
  const features = useFeatures()
  const views: readonly View[] = features.kgCo2 ? ['money', 'ghg'] : ['money']
  const [view, setView] = useState<View>('money')
  const rows = rowsOf(result, view)
  const format = (value: number) => (view === 'money' ? money(value, 2) : `${number(value, 2)} kg`)
  const range = (low: number, high: number) => {
    const likely = view === 'money' ? moneyRange({ low, high }) : weightRange({ low, high })
    const show = (value: number) => (view === 'money' ? money(value) : number(value))
    return t('range', { low: show(likely.low), high: show(likely.high) })
  }
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
                  cell: ({ low, high }) => range(low, high),
                },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}

/** Measures the analysis shows, the largest first. */
function rowsOf({ savings, measures }: AuditResult, view: View): Row[] {
  return Object.entries(savings[view])
    .filter(([, { hideInAnalysis }]) => !hideInAnalysis)
    .map(([key, { value, label }]) => {
      const bands = measures.find(({ id }) => id === key)?.uncertainty
      const band = view === 'money' ? bands?.money : bands?.kg_co2
      return { key, name: label, value, low: band?.p10 ?? value, high: band?.p90 ?? value }
    })
    .toSorted((a, b) => b.value - a.value)
}

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
