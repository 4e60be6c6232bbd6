import { placeName } from '@hearthlight/domain/buildings/place-name'
import { features } from '@hearthlight/domain/partner/features'
import type { PlanView } from '@hearthlight/domain/report/plan/plan-view'
import type { ReportContent } from '../../report-content.ts'
import { drawBox } from '../draw-box.ts'
import type { Paper } from '../paper.ts'
import type { ReportWords } from '../report-words.ts'
import { drawTable, rowsThatFit } from '../table.ts'
import { heightOf, STYLES, write } from '../write.ts'

/** The rest of the page says how the figures came about. */
const MOST_FOR_INCENTIVES = 0.42

/** Page 4: who pays a part of it, what to mind before buying, and how the figures came about. */
export function drawMethod(paper: Paper, words: ReportWords, content: ReportContent): void {
  const { left, width } = paper
  const { t } = words
  const full = { x: left, width }
  let y = write(paper, 'H1', t('pdf.method'), STYLES.title, { ...full, y: paper.top }) + 8
  y = write(paper, 'H2', t('pdf.incentives'), STYLES.heading, { ...full, y }) + 2
  y = drawIncentives(paper, words, content.plan, y) + 8
  if (content.plan.incentives.lines.length > 0)
    y = drawBox(paper, t('pdf.before_title'), t('pdf.before_text'), y) + 14
  y = write(paper, 'H2', t('method.title'), STYLES.heading, { ...full, y }) + 3
  y = write(paper, 'P', t('method.text'), STYLES.small, { ...full, y }) + 5
  const named = (name: string) =>
    name === 'bills' ? words.bills.methodName(content.result) : t(`method.${name}`)
  for (const [name, value] of basis(content, words))
    y =
      write(paper, 'P', t('pdf.named', { name: named(name), value }), STYLES.small, {
        ...full,
        y,
      }) + 1.5
  const closing = [t('method.limits'), `${t('pdf.dispute')} ${contact(content, words)}`]
  const closingHeight = closing.reduce((sum, text) => sum + heightOf(paper, text, STYLES.small, width) + 4, 8)
  y = drawInputs(paper, words, content, y + 8, paper.bottom - closingHeight) + 8
  for (const text of closing) y = write(paper, 'P', text, STYLES.small, { ...full, y }) + 4
}

function drawIncentives(paper: Paper, words: ReportWords, { incentives }: PlanView, y: number): number {
  const { t } = words
  if (incentives.lines.length === 0)
    return write(paper, 'P', t('pdf.no_incentives'), STYLES.body, {
      x: paper.left,
      y: y + 4,
      width: paper.width,
    })
  const table = {
    rowGap: 3.5,
    rows: incentives.lines,
    columns: [
      { header: t('pdf.program'), share: 32, cell: ({ incentive }) => incentive.title },
      { header: t('pdf.amount'), share: 12, align: 'right', cell: ({ cents }) => words.cost(cents.mid) },
      {
        header: t('pdf.certainty'),
        share: 13,
        cell: ({ certainty }) => t(`plan.certainty.${certainty}`),
      },
      {
        header: t('pdf.deadline'),
        share: 15,
        cell: ({ incentive }) => deadline(incentive.date_range?.end_at ?? null, words),
      },
      {
        header: t('pdf.documents'),
        share: 46,
        cell: ({ incentive }) =>
          incentive.document_list.map(({ name }) => name).join(', ') || t('pdf.no_documents'),
      },
    ],
  } satisfies Omit<Parameters<typeof drawTable<PlanView['incentives']['lines'][number]>>[1], 'y'>
  const rows = rowsThatFit(paper, table, (paper.bottom - paper.top) * MOST_FOR_INCENTIVES)
  const below = drawTable(paper, { ...table, rows, y })
  const missing = incentives.lines.length - rows.length
  if (missing === 0) return below
  const more = t('pdf.more_programs', { count: missing })
  return write(paper, 'P', more, STYLES.small, { x: paper.left, y: below, width: paper.width })
}

const deadline = (day: string | null, words: ReportWords) =>
  day === null ? words.t('pdf.no_deadline') : words.date(new Date(`${day}T12:00:00Z`))

/** Weather, prices, factors, range and engine: the same lines as on the screen. */
function basis({ result, config }: ReportContent, words: ReportWords): [string, string][] {
  const { t, money, number } = words
  const { bill, engine, consumptions_by_fuel, calibration, uncertainty } = result
  const list = (values: Readonly<Record<string, number>>, show: (value: number) => string) =>
    Object.entries(values)
      .map(([fuel, value]) => `${consumptions_by_fuel[fuel]?.label ?? fuel} ${show(value)}`)
      .join(' · ')
  const { prices_as_of } = config.energy
  const since =
    prices_as_of === undefined ? [] : [t('pdf.prices_of', { date: deadline(prices_as_of, words) })]
  return [
    ['weather', placeName([engine.climate_place.name, engine.climate_place.region])],
    ['prices', [list(bill.price_per_kwh, (value) => `${money(value, 3)}/kWh`), ...since].join(' · ')],
    ['fixed', t('per_year', { amount: money(bill.fixed_charges) })],
    ...(features(config, null).kgCo2
      ? [['factors', list(bill.kg_co2_per_kwh, (value) => `${number(value, 3)} kg/kWh`)] as [string, string]]
      : []),
    ['band', t('method.band_text', { draws: uncertainty.draws })],
    ...(calibration === null ? [] : [['bills', words.bills.method(result)] as [string, string]]),
    ['engine', engine.version],
  ]
}

/** What we assumed comes first: that is what a reader may want to correct. */
const FIRST = ['assumed', 'record', 'answered']

/** Every input with its source, in two columns, as far as the page reaches. */
function drawInputs(
  paper: Paper,
  words: ReportWords,
  { result }: ReportContent,
  y: number,
  bottom: number,
): number {
  const { t } = words
  const gap = 20
  const width = (paper.width - gap) / 2
  let below =
    write(paper, 'H3', t('method.assumptions'), STYLES.bold, { x: paper.left, y, width: paper.width }) + 3
  const inputs = result.assumptions
    .toSorted((a, b) => FIRST.indexOf(a.source) - FIRST.indexOf(b.source))
    .map((input) => {
      const value = `${words.known(input)} (${t(`source.${input.source}`)})`
      const name = words.field(input)
      return name.endsWith('?') ? `${name} ${value}` : t('pdf.named', { name, value })
    })
  for (let index = 0; index < inputs.length; index += 2) {
    const pair = inputs.slice(index, index + 2)
    const height = Math.max(...pair.map((text) => heightOf(paper, text, STYLES.small, width)))
    if (below + height + 14 > bottom) {
      const left = t('pdf.more_on_screen', { count: inputs.length - index })
      return write(paper, 'P', left, STYLES.small, { x: paper.left, y: below, width: paper.width })
    }
    pair.forEach((text, column) => {
      write(paper, 'P', text, STYLES.small, { x: paper.left + column * (width + gap), y: below, width })
    })
    below += height + 1
  }
  return below
}

function contact({ config }: ReportContent, { t }: ReportWords): string {
  const ways = [config.contact_phone, config.contact_email].filter(Boolean).join(', ')
  return t('pdf.contact', { name: config.contact_name ?? config.name, ways })
}
