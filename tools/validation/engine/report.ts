import type { Comparison } from './statistics.ts'

/** Comparisons by quantity, and what else a set says of itself. */
export interface Report {
  readonly kind: 'energyplus' | 'ashrae140' | 'hot2000'
  readonly quantities: Readonly<Record<string, Comparison>>
  readonly notes: readonly string[]
  /** ASHRAE 140: cases and differences inside their range. */
  readonly ranges?: readonly RangeCheck[]
}

export interface RangeCheck {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly got: number
  readonly inside: boolean
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const summaryRows = (report: Report): string[][] =>
  Object.entries(report.quantities).map(([quantity, { summary }]) => [
    quantity,
    String(summary.n),
    percent(summary.median),
    percent(summary.p90),
    percent(summary.within5),
    percent(summary.within10),
    percent(summary.bias),
  ])

const HEAD = ['quantity', 'n', 'median error', 'p90', 'within 5 %', 'within 10 %', 'bias']

const caseRows = (report: Report): string[][] => {
  const names = report.quantities['total']?.cases ?? Object.values(report.quantities)[0]?.cases ?? []
  const quantities = Object.keys(report.quantities)
  return names.map(({ name, expected, got }) => [
    name,
    expected.toFixed(0),
    got.toFixed(0),
    ...quantities.map((quantity) => {
      const found = report.quantities[quantity]?.cases.find((item) => item.name === name)
      return found ? percent(found.error) : '–'
    }),
  ])
}

const rangeRows = (report: Report): string[][] =>
  (report.ranges ?? []).map((check) => [
    check.name,
    check.low.toFixed(0),
    check.high.toFixed(0),
    check.got.toFixed(0),
    check.inside ? 'inside' : 'OUTSIDE',
  ])

const pad = (rows: readonly string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

const markdown = (rows: readonly string[][]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [head, ...body] = rows
  return [
    line(head ?? []),
    line((head ?? []).map((_, i) => (i === 0 ? '---' : '---:'))),
    ...body.map(line),
  ].join('\n')
}

/** Plain table for people, or Markdown for the documentation. */
export const printReport = (report: Report, asMarkdown: boolean): string => {
  const table = asMarkdown ? markdown : pad
  const blocks = report.ranges
    ? [table([['case', 'low kWh', 'high kWh', 'got kWh', ''], ...rangeRows(report)])]
    : [table([['case', 'expected kWh', 'got kWh', ...Object.keys(report.quantities)], ...caseRows(report)])]
  if (Object.keys(report.quantities).length > 0) blocks.push(table([HEAD, ...summaryRows(report)]))
  if (report.notes.length > 0) blocks.push(report.notes.join('\n'))
  return blocks.join('\n\n')
}

export const jsonReport = (report: Report): string =>
  JSON.stringify(
    {
      kind: report.kind,
      ...report.quantities,
      ...(report.ranges ? { ranges: report.ranges } : {}),
      notes: report.notes,
    },
    null,
    1,
  )
