import { kWhPerUnit } from '@hearthlight/domain/assessment/facts/heating-values'
import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import { percentSaved } from '@hearthlight/domain/report/shown-figures/percent'
import type { ShownFuel } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { WaterfallChart } from '../../../ui/charts/waterfall-chart.tsx'
import { type Column, Table } from '../../../ui/figures/table.tsx'
import { usePlanWords } from '../plan/plan-words.ts'
import styles from './roadmap.module.css'

type Props = { result: AuditResult; view: HomeView; plan: PlanView }

/** Step by step from today's cost to the cost after the plan, and consumption now and in future. */
export function Roadmap({ result, view, plan }: Props) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const { change } = usePlanWords()
  const features = useFeatures()
  const steps = plan.steps.map(({ measure, moneySaved }) => ({
    key: measure.id,
    name: measure.label,
    saving: moneySaved.value,
  }))
  return (
    <>
      <WaterfallChart
        title={
          steps.length === 0
            ? t('roadmap.title_none', { now: money(view.now.money.value) })
            : t('roadmap.title', {
                count: steps.length,
                now: money(view.now.money.value),
                after: money(view.after.money.value),
              })
        }
        subtitle={t('roadmap.subtitle')}
        label={t('roadmap.subtitle')}
        start={view.now.money.value}
        steps={steps}
        format={money}
        words={{ start: t('today'), end: t('after_plan') }}
        table={
          <Table
            caption={t('roadmap.subtitle')}
            isCaptionHidden
            rows={steps}
            rowId={({ key }) => key}
            columns={[
              { id: 'step', header: t('savings.measure'), cell: ({ name }) => name },
              {
                id: 'saved',
                header: t('savings.saved'),
                isNumeric: true,
                cell: (step) => change(step.saving, money),
              },
            ]}
          />
        }
      />
      {features.energySavings && <Consumption view={view} />}
      {features.reportSummary && <ByFuel result={result} view={view} showsEnergy={features.energySavings} />}
    </>
  )
}

function Consumption({ view: { now, after } }: { view: HomeView }) {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const show = (value: number) => t('per_year', { amount: `${number(value)} kWh` })
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('consumption.current')}</dt>
        <dd className="num">{show(now.kWh.value)}</dd>
      </div>
      <div>
        <dt>{t('consumption.predicted')}</dt>
        <dd className="num">{show(after.kWh.value)}</dd>
      </div>
    </dl>
  )
}

type FuelProps = { result: AuditResult; view: HomeView; showsEnergy: boolean }

/** One row a fuel. A partner that hides energy shows what each fuel costs instead. */
function ByFuel({ result, view, showsEnergy }: FuelProps) {
  const { t } = useTranslation('report')
  const { number, money, percent } = useFormats()
  const { gas_unit } = usePartner().settings
  const gas = kWhPerUnit('natural_gas', gas_unit, result.engine.climate_place.region)
  const show = ({ fuel, kWh, money: cost }: ShownFuel, when: 'now' | 'after') => {
    if (!showsEnergy) return money(cost[when])
    if (fuel !== 'natural_gas') return `${number(kWh[when])} kWh`
    return `${number(kWh[when] / gas)} ${t(`unit.${gas_unit}`)}`
  }
  const change = ({ kWh, money: cost }: ShownFuel) => {
    const { now, after } = showsEnergy ? kWh : cost
    return percentSaved(now, after)
  }
  const columns: Column<ShownFuel>[] = [
    { id: 'fuel', header: t('roadmap.fuel'), cell: ({ name }) => name },
    { id: 'now', header: t('roadmap.now'), isNumeric: true, cell: (row) => show(row, 'now') },
    { id: 'after', header: t('roadmap.after'), isNumeric: true, cell: (row) => show(row, 'after') },
    {
      id: 'change',
      header: t('roadmap.change'),
      isNumeric: true,
      cell: (row) =>
        `${change(row) > 0 ? '−' : change(row) < 0 ? '+' : ''}${percent(Math.abs(change(row)) / 100)}`,
    },
  ]
  return (
    <div className={styles.fuels}>
      <Table caption={t('roadmap.by_fuel')} columns={columns} rows={view.fuels} rowId={({ fuel }) => fuel} />
    </div>
  )
}
