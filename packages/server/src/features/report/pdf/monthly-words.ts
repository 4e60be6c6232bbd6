import type { AuditResult } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { MonthlyProfile } from '@hearthlight/domain/report/home/monthly-use'
import type { ReportWords } from './report-words.ts'

export const monthNames = (locale: string, style: 'long' | 'narrow') => {
  const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
  return (month: number) => format.format(Date.UTC(2026, month, 15))
}

/** The finding over the chart: how well the model follows the bills, or which month takes the most. */
export function monthlyFinding(
  result: AuditResult,
  { months, billedFuels }: MonthlyProfile,
  { t, locale, bills }: ReportWords,
): string {
  if (billedFuels.length > 0) return bills.finding(result)
  const [top] = months.toSorted((a, b) => b.modelled - a.modelled)
  const found = t('monthly.finding', { month: monthNames(locale, 'long')(top?.month ?? 0) })
  // Months are written small in most languages, but not at the head of a sentence.
  return `${found.charAt(0).toUpperCase()}${found.slice(1)}`
}

/** What the columns hold, and what marks the bills. */
export function monthlySubtitle(
  result: AuditResult,
  { billedFuels, billKind }: MonthlyProfile,
  { t, locale, bills }: ReportWords,
): string {
  if (billedFuels.length === 0) return t('monthly.subtitle')
  const names = billedFuels.map((fuel) =>
    (result.consumptions_by_fuel[fuel]?.label ?? fuel).toLocaleLowerCase(locale),
  )
  const fuels = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  const mark = bills.mark(result, billKind)
  return [`${t('monthly.subtitle_fuels', { fuels })}.`, mark, bills.furthest(result)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
