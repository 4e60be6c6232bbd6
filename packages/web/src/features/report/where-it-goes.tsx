import { aboutMoney, percentSaved, wholePercent } from '@hearthlight/domain/report/estimates'
import type { Amounts, HomeView, UseView } from '@hearthlight/domain/report/home-view'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { EndUseChart } from '../../ui/charts/end-use-chart.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Table } from '../../ui/table.tsx'
import { chartUse } from './chart-use.ts'

type Unit = keyof Amounts

type Props = {
  view: HomeView
  hasPlan: boolean
  /** What the sold electricity of the roof brings in a year, today. */
  solarSold: number
}

/** Less than that is not worth a sentence. */
const LEAST_TOLD_PERCENT = 5

/** Yearly use by end use, today and after the plan, in money, energy or CO₂. */
export function WhereItGoes({ view, hasPlan, solarSold }: Props) {
  const { t } = useTranslation('report')
  const [unit, setUnit] = useState<Unit>('money')
  const { money, number } = useFormats()
  const format = (value: number) => (unit === 'money' ? money(nearest(value)) : number(Math.round(value)))
  const uses = view.uses.filter((one) => one.now[unit] > 0 || one.after[unit] > 0)
  return (
    <section className="section">
      <div className="page">
        <EndUseChart
          title={useFinding(uses, unit, hasPlan)}
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
          note={useNote(solarSold)}
          table={<UsesTable uses={uses} unit={unit} format={format} hasPlan={hasPlan} />}
        />
      </div>
    </section>
  )
}

function useNote(solarSold: number): string {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const amount = aboutMoney(solarSold)
  return amount > 0 ? `${t('uses.solar', { amount: money(amount) })} ${t('uses.note')}` : t('uses.note')
}

const nearest = (value: number) => Math.round(value / 5) * 5

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

/** The title states the finding: the largest use, and how much of it the plan takes away. */
function useFinding(uses: readonly UseView[], unit: Unit, hasPlan: boolean): string {
  const { t } = useTranslation('report')
  const [largest] = uses.toSorted((a, b) => b.now[unit] - a.now[unit])
  if (largest === undefined) return t('uses.title')
  const total = uses.reduce((sum, one) => sum + one.now[unit], 0)
  const share = wholePercent(largest.now[unit] / total)
  const saved = percentSaved(largest.now[unit], largest.after[unit])
  const name = t(`use.${largest.use}`)
  const first = t(`uses.finding.${unit}`, { use: name, share })
  if (!hasPlan || saved < LEAST_TOLD_PERCENT) return first
  return `${first} ${t('uses.finding_plan', { percent: saved })}`
}

type TableProps = {
  uses: readonly UseView[]
  unit: Unit
  format: (value: number) => string
  hasPlan: boolean
}

function UsesTable({ uses, unit, format, hasPlan }: TableProps) {
  const { t } = useTranslation('report')
  return (
    <Table
      caption={t(`uses.subtitle.${unit}`)}
      isCaptionHidden
      rows={uses}
      rowId={({ use }) => use}
      columns={[
        { id: 'use', header: t('uses.use'), cell: ({ use }) => t(`use.${use}`) },
        { id: 'now', header: t('today'), isNumeric: true, cell: ({ now }) => format(now[unit]) },
        ...(hasPlan
          ? [
              {
                id: 'after',
                header: t('after_plan'),
                isNumeric: true,
                cell: ({ after }: UseView) => format(after[unit]),
              },
            ]
          : []),
      ]}
    />
  )
}
