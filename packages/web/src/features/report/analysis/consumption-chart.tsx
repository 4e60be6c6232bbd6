import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { percentSaved } from '@hearthlight/domain/report/shown-figures/percent'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { ColumnsChart } from '../../../ui/charts/columns-chart.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { useHomeWords } from '../use-home-words.ts'

type Pair = { key: string; label: string; before: number; after: number }

/** Consumption before and after by category, in whole kilowatt-hours a year. */
export function ConsumptionChart({ result, view }: { result: AuditResult; view: HomeView }) {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const { home_analysis: page } = usePartner().settings.sections
  const { current, new: after } = result.consumptions
  const pairs = view.uses
    .map(({ use, now, after: later }) => ({
      key: use,
      label: t(`use.${use}`),
      before: now.kWh,
      after: later.kWh,
    }))
    .filter((pair) => pair.before > 0 || pair.after > 0)
  const format = (value: number) => number(value)
  const roof = useHomeWords().roof
  const before = current.total_consumption_before_retrofit
  const later = after.total_consumption_after_retrofit
  const words = {
    before: page.before_label ?? orFallback(before.title, t('analysis.before')),
    after: page.after_label ?? orFallback(later.title, t('analysis.after')),
  }
  const named = (name: string, text: string) => (text === '' ? '' : t('named', { name, text }))
  const axisTitle = page.axis_title ?? t('analysis.axis')
  return (
    <section className="section section--ruled">
      <div className="page">
        <ColumnsChart
          title={useFinding(pairs)}
          subtitle={axisTitle}
          axisTitle={axisTitle}
          pairs={pairs}
          format={format}
          words={{
            before: `${words.before} ${format(view.now.kWh.value)}`,
            after: `${words.after} ${format(view.after.kWh.value)}`,
          }}
          note={[
            named(words.before, roof(view, 'kWh', 'now')),
            named(words.after, roof(view, 'kWh', 'after')),
            t('analysis.engine', { version: result.engine.version, place: result.engine.climate_place.name }),
          ]
            .filter((text) => text !== '')
            .join(' ')}
          table={
            <Table
              caption={axisTitle}
              isCaptionHidden
              rows={pairs}
              rowId={({ key }) => key}
              columns={[
                { id: 'use', header: t('uses.use'), cell: ({ label }) => label },
                { id: 'before', header: words.before, isNumeric: true, cell: (pair) => format(pair.before) },
                { id: 'after', header: words.after, isNumeric: true, cell: (pair) => format(pair.after) },
              ]}
            />
          }
        />
      </div>
    </section>
  )
}

const orFallback = (title: string, fallback: string) => (title === '' ? fallback : title)

function useFinding(pairs: readonly Pair[]): string {
  const { t } = useTranslation('report')
  const [most] = pairs.toSorted((a, b) => b.before - b.after - (a.before - a.after))
  if (most === undefined || most.before - most.after < 1) return t('analysis.nothing_changes')
  return t('analysis.finding', { use: most.label, percent: percentSaved(most.before, most.after) })
}
