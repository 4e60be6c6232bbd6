import { kWhPerUnit } from '@hearthlight/domain/assessment/heating-values'
import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { aboutMoney, percentSaved } from '@hearthlight/domain/report/estimates'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures } from '../../../platform/session.ts'
import { WaterfallChart } from '../../../ui/charts/waterfall-chart.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './roadmap.module.css'

type Fuel = AuditResult['consumptions_by_fuel'][string] & { readonly fuel: string }

/** Step by step from today's cost to the cost after the plan, and consumption now and in future. */
export function Roadmap({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { money } = useFormats()
  const features = useFeatures()
  const byId = new Map(result.measures.map((measure) => [measure.id, measure]))
  const steps = result.plan.measure_ids.flatMap((id) => {
    const measure = byId.get(id)
    return measure ? [{ key: id, name: measure.label, saving: measure.saving.money }] : []
  })
  const format = (value: number) => money(aboutMoney(value))
  const { current, new: after } = result.totals
  return (
    <>
      <WaterfallChart
        title={t('roadmap.title', {
          count: steps.length,
          now: format(current.money),
          after: format(after.money),
        })}
        subtitle={t('roadmap.subtitle')}
        label={t('roadmap.subtitle')}
        start={current.money}
        steps={steps}
        format={format}
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
                cell: (step) => format(step.saving),
              },
            ]}
          />
        }
      />
      {features.energySavings && <Consumption result={result} />}
      {features.reportSummary && <ByFuel result={result} showsEnergy={features.energySavings} />}
    </>
  )
}

function Consumption({ result: { consumptions } }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const show = (value: number) => t('per_year', { amount: `${number(Math.round(value))} kWh` })
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('consumption.current')}</dt>
        <dd className="num">{show(consumptions.current.total_consumption_before_retrofit.value)}</dd>
      </div>
      <div>
        <dt>{t('consumption.predicted')}</dt>
        <dd className="num">{show(consumptions.new.total_consumption_after_retrofit.value)}</dd>
      </div>
    </dl>
  )
}

/** One row a fuel. A partner that hides energy shows what each fuel costs instead. */
function ByFuel({ result, showsEnergy }: { result: AuditResult; showsEnergy: boolean }) {
  const { t } = useTranslation('report')
  const { number, money } = useFormats()
  const rows: Fuel[] = Object.entries(result.consumptions_by_fuel).map(([fuel, row]) => ({ fuel, ...row }))
  const { gas_unit } = usePartner().settings
  const show = ({ value, money: cost }: Fuel['current'], fuel: string) => {
    if (!showsEnergy) return money(Math.round(cost))
    if (fuel !== 'natural_gas') return `${number(Math.round(value))} kWh`
    const perUnit = kWhPerUnit('natural_gas', gas_unit, result.engine.climate_place.region)
    return `${number(Math.round(value / perUnit))} ${t(`unit.${gas_unit}`)}`
  }
  const change = ({ current, new: after }: Fuel) =>
    showsEnergy ? percentSaved(current.value, after.value) : percentSaved(current.money, after.money)
  const columns: Column<Fuel>[] = [
    { id: 'fuel', header: t('roadmap.fuel'), cell: ({ label }) => label },
    { id: 'now', header: t('roadmap.now'), isNumeric: true, cell: (row) => show(row.current, row.fuel) },
    { id: 'after', header: t('roadmap.after'), isNumeric: true, cell: (row) => show(row.new, row.fuel) },
    {
      id: 'change',
      header: t('roadmap.change'),
      isNumeric: true,
      cell: (row) => `${change(row) > 0 ? '−' : change(row) < 0 ? '+' : ''}${Math.abs(change(row))}\u00a0%`,
    },
  ]
  return (
    <div className={styles.fuels}>
      <Table caption={t('roadmap.by_fuel')} columns={columns} rows={rows} rowId={({ fuel }) => fuel} />
    </div>
  )
}
