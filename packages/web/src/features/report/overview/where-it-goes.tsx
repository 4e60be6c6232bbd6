import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { Unit } from '@hearthlight/domain/report/shown-figures/figure-step'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { EndUseChart } from '../../../ui/charts/end-use-chart.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { type Column, Table } from '../../../ui/figures/table.tsx'
import { useHomeWords } from '../use-home-words.ts'
import { chartUse } from './chart-use.ts'

type Props = { view: HomeView; hasPlan: boolean }

/** Yearly use by end use, today and after the plan, in money, energy or CO₂. What the roof gives is a line of its own. */
export function WhereItGoes({ view, hasPlan }: Props) {
  const { t } = useTranslation('report')
  const [unit, setUnit] = useState<Unit>('money')
  const words = useHomeWords()
  const format = (value: number) => words.plain(unit, value)
  const uses = view.uses.filter((one) => one.now[unit] > 0 || one.after[unit] > 0)
  const roof = (when: 'now' | 'after') => ({
    total: format(view[when][unit].value),
    words: words.roof(view, unit, when),
  })
  return (
    <section className="section" id="uses">
      <div className="page">
        <EndUseChart
          title={words.usesFinding(view, unit, hasPlan)}
          subtitle={t(`uses.subtitle.${unit}`)}
          controls={<Units unit={unit} onChange={setUnit} />}
          values={uses.map(({ use, now, after }) => ({
            use: chartUse(use),
            name: t(`use.${use}`),
            before: now[unit],
            after: hasPlan ? after[unit] : undefined,
          }))}
          format={format}
          words={{ now: t('today'), after: t('after_plan'), saved: t('a_year') }}
          roof={view.solar === null ? undefined : { now: roof('now'), after: roof('after') }}
          note={t('uses.note')}
          table={<UsesTable view={view} unit={unit} hasPlan={hasPlan} />}
        />
      </div>
    </section>
  )
}

function Units({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => void }) {
  const { t } = useTranslation('report')
  const { currency_icon } = usePartner()
  const features = useFeatures()
  const options = [
    { value: 'money' as const, label: currency_icon },
    ...(features.energySavings ? [{ value: 'kWh' as const, label: 'kWh' }] : []),
    ...(features.kgCo2 ? [{ value: 'kg' as const, label: t('unit.kg_co2') }] : []),
  ]
  return options.length === 1 ? null : (
    <Segmented label={t('uses.unit')} value={unit} onChange={onChange} options={options} />
  )
}

type Row = { id: string; name: string; now: number; after: number }

function UsesTable({ view, unit, hasPlan }: Props & { unit: Unit }) {
  const { t } = useTranslation('report')
  const { plain } = useHomeWords()
  const { solar, now, after } = view
  const rows: Row[] = [
    ...view.uses
      .filter((one) => one.now[unit] > 0 || one.after[unit] > 0)
      .map((one) => ({ id: one.use, name: t(`use.${one.use}`), now: one.now[unit], after: one.after[unit] })),
    ...(solar === null
      ? []
      : [{ id: 'solar', name: t('use.solar'), now: 0 - solar.now[unit], after: 0 - solar.after[unit] }]),
    { id: 'total', name: t('uses.total'), now: now[unit].value, after: after[unit].value },
  ]
  const column = (when: 'now' | 'after', header: string): Column<Row> => ({
    id: when,
    header,
    isNumeric: true,
    cell: (row) => plain(unit, row[when]),
  })
  return (
    <Table
      caption={t(`uses.subtitle.${unit}`)}
      isCaptionHidden
      rows={rows}
      rowId={({ id }) => id}
      columns={[
        { id: 'use', header: t('uses.use'), cell: ({ name }) => name },
        column('now', t('today')),
        ...(hasPlan ? [column('after', t('after_plan'))] : []),
      ]}
    />
  )
}
