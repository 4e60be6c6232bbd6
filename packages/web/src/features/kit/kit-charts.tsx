import { CashChart } from '../../ui/charts/cash-chart.tsx'
import { ColumnsChart } from '../../ui/charts/columns-chart.tsx'
import { EndUseChart } from '../../ui/charts/end-use-chart.tsx'
import { MeasureBarsChart } from '../../ui/charts/measure-bars-chart.tsx'
import { MonthlyChart } from '../../ui/charts/monthly-chart.tsx'
import { WaterfallChart } from '../../ui/charts/waterfall-chart.tsx'

const dollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

const END_USES = [
  { use: 'heating', name: 'Heating', before: 1340, after: 630 },
  { use: 'appliances', name: 'Appliances and lights', before: 930, after: 930 },
  { use: 'hot-water', name: 'Hot water', before: 245, after: 245 },
  { use: 'cooling', name: 'Cooling', before: 180, after: 130 },
  { use: 'ventilation', name: 'Ventilation', before: 105, after: 65 },
] as const

const STEPS = [
  { key: 'thermostat', name: 'Smart thermostat', saving: 80, low: 50, high: 110 },
  { key: 'air', name: 'Air sealing', saving: 210, low: 140, high: 280 },
  { key: 'attic', name: 'Attic insulation', saving: 190, low: 140, high: 240 },
  { key: 'pump', name: 'Cold-climate heat pump', saving: -60, low: -180, high: 40 },
]

const MODELLED = [4900, 4200, 3600, 2400, 1500, 1200, 1500, 1400, 1300, 2100, 3400, 4600]
const MONTHS = MODELLED.map((modelled, index) => {
  const day = new Date(2026, index, 1)
  return {
    modelled,
    billed: Math.round(modelled * (index % 2 === 0 ? 0.93 : 1.05)),
    name: day.toLocaleDateString('en-US', { month: 'long' }),
    shortName: day.toLocaleDateString('en-US', { month: 'narrow' }),
  }
})
const YEARS = Array.from({ length: 21 }, (_, year) => ({
  year,
  low: -9480 + year * 620,
  value: -9480 + year * 800,
  high: -9480 + year * 980,
}))

export function KitCharts() {
  return (
    <>
      <EndUseChart
        title="Nearly half of your bill heats the house. The plan halves that part."
        subtitle="Yearly cost by use, today and after the five steps, dollars"
        note="Prices of October 2026"
        table={<p>The table twin.</p>}
        values={END_USES}
        format={dollars}
        words={{ now: 'Today', after: 'After your plan', saved: 'a year' }}
      />
      <ColumnsChart
        title="Heating drops by 53 %. Everything else stays about the same."
        subtitle="Energy consumption in kilowatt-hour (kWh)"
        table={<p>The table twin.</p>}
        pairs={END_USES.map((one) => ({
          key: one.use,
          label: one.name,
          before: one.before * 24,
          after: one.after * 24,
        }))}
        format={whole}
        words={{ before: 'Before Improvements', after: 'After Improvements' }}
      />
      <MeasureBarsChart
        title="Air sealing saves the most; the thermostat saves soonest"
        subtitle="Money saved by each step, dollars a year. The line shows the likely range."
        table={<p>The table twin.</p>}
        label="Savings by measure"
        values={STEPS.map((step) => ({ ...step, value: step.saving }))}
        format={dollars}
        formatRange={({ low, high }) => `${dollars(low)}–${dollars(high)}`}
      />
      <WaterfallChart
        title="Roadmap: from $2,800 to $2,380"
        subtitle="Yearly cost after each step, dollars. The hatched part is what the step takes away."
        table={<p>The table twin.</p>}
        label="Roadmap"
        start={2800}
        steps={STEPS}
        format={dollars}
        words={{ start: 'Today', end: 'After your plan' }}
      />
      <MonthlyChart
        title="The model follows your bills through the winter"
        subtitle="Energy by month, kWh, a typical year"
        table={<p>The table twin.</p>}
        label="Energy by month"
        months={MONTHS}
        uses={[]}
        billKind="month"
        format={whole}
        words={{ modelled: 'Model', billed: 'Bill' }}
      />
      <CashChart
        title="The plan pays for itself in about ten to fifteen years"
        subtitle="Money in your pocket since the works, dollars"
        table={<p>The table twin.</p>}
        label="Cumulative cash"
        years={YEARS}
        format={dollars}
        words={{
          year: (year) => `Year ${year}`,
          range: (low, high) => `likely ${low} to ${high}`,
          breakEven: 'paid back',
        }}
      />
    </>
  )
}
