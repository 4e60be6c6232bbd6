import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import { type MonthlyProfile, monthlyUse } from '@hearthlight/domain/report/home/monthly-use'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { MonthlyChart } from '../../../ui/charts/monthly-chart.tsx'
import { type Column, Table } from '../../../ui/figures/table.tsx'
import { useBillWords } from '../use-bill-words.ts'
import { chartUse } from './chart-use.ts'

type MonthRow = Omit<MonthlyProfile['months'][number], 'parts'> & {
  name: string
  shortName: string
  parts: readonly { key: string; value: number }[]
}

/** The year by months as the model sees it, beside the bills where there are any. */
export function Monthly({ result }: { result: AuditResult }) {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const profile = monthlyUse(result)
  const rows = useRows(profile)
  const format = (value: number) => number(value)
  const subtitle = useSubtitle(result, profile)
  const billed = useBillWords().billed(result, profile.billKind)
  const names = profile.uses.map((use) => ({ use: chartUse(use), name: t(`use.${use}`) }))
  return (
    <section className="section" id="months">
      <div className="page">
        <MonthlyChart
          title={useFinding(result, profile, rows)}
          subtitle={subtitle}
          label={subtitle}
          note={useNote(result, profile)}
          months={rows}
          uses={names}
          billKind={profile.billKind}
          format={format}
          words={{ modelled: t('monthly.modelled'), billed }}
          table={
            <Table
              caption={subtitle}
              isCaptionHidden
              rows={rows}
              rowId={({ month }) => String(month)}
              columns={useColumns(names, profile.billKind === undefined ? undefined : billed)}
            />
          }
        />
      </div>
    </section>
  )
}

function useRows({ months }: MonthlyProfile): MonthRow[] {
  const { locale } = useFormats()
  const name = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, month, 15)),
    )
  return months.map((one) => ({
    ...one,
    name: name(one.month, 'long'),
    shortName: name(one.month, 'narrow'),
    parts: one.parts.map(({ use, kWh }) => ({ key: chartUse(use), value: kWh })),
  }))
}

function useFinding(result: AuditResult, { billedFuels }: MonthlyProfile, rows: readonly MonthRow[]): string {
  const { t } = useTranslation('report')
  const bills = useBillWords()
  if (billedFuels.length > 0) return bills.finding(result)
  const top = rows.toSorted((a, b) => b.modelled - a.modelled)[0]?.name ?? ''
  return t('monthly.finding', { month: top.charAt(0).toUpperCase() + top.slice(1) })
}

function useNote(result: AuditResult, { billKind }: MonthlyProfile): string {
  const { t } = useTranslation('report')
  const note = useBillWords().note(result)
  return billKind === 'average' ? `${note} ${t('monthly.average_note')}` : note
}

function useSubtitle({ consumptions_by_fuel }: AuditResult, { billedFuels }: MonthlyProfile): string {
  const { t } = useTranslation('report')
  const { locale } = useFormats()
  if (billedFuels.length === 0) return t('monthly.subtitle')
  const names = billedFuels.map((fuel) =>
    (consumptions_by_fuel[fuel]?.label ?? fuel).toLocaleLowerCase(locale),
  )
  return t('monthly.subtitle_fuels', {
    fuels: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  })
}

function useColumns(
  uses: readonly { use: string; name: string }[],
  billed: string | undefined,
): Column<MonthRow>[] {
  const { t } = useTranslation('report')
  const { number } = useFormats()
  const show = (value: number | undefined) => (value === undefined ? '–' : number(value))
  const column = (id: string, header: string, value: (row: MonthRow) => number | undefined) => ({
    id,
    header,
    isNumeric: true,
    cell: (row: MonthRow) => show(value(row)),
  })
  return [
    { id: 'month', header: t('monthly.month'), cell: ({ name }) => name },
    ...uses.map(({ use, name }) =>
      column(use, name, ({ parts }) => parts.find(({ key }) => key === use)?.value),
    ),
    column('modelled', `${t('monthly.modelled')}, kWh`, ({ modelled }) => modelled),
    ...(billed === undefined ? [] : [column('billed', `${billed}, kWh`, (row) => row.billed)]),
  ]
}
