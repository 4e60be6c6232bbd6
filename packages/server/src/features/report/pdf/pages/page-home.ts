import { features } from '@hearthlight/domain/partner/features'
import { verdictIn } from '@hearthlight/domain/report/home/comparison-verdict'
import type { HomeView } from '@hearthlight/domain/report/home/home-view'
import { monthlyUse } from '@hearthlight/domain/report/home/monthly-use'
import type { ReportContent } from '../../report-content.ts'
import { drawComparison } from '../draw-comparison.ts'
import { drawMonthly } from '../draw-monthly.ts'
import { drawUses } from '../draw-uses.ts'
import { monthlyFinding, monthlySubtitle } from '../monthly-words.ts'
import type { Paper } from '../paper.ts'
import type { ReportWords } from '../report-words.ts'
import { drawTable, tableHeight } from '../table.ts'
import { STYLES, write } from '../write.ts'

/** What the two charts below the table need. */
const CHARTS = 178
/** And what they need at least. */
const LEAST_CHARTS = 150
/** The heading of the table with the gaps around it. */
const HEADING = 42
const TIGHT = 2.5
const LOOSE = 6

/** Page 2: where the money goes, what we know of each part, the year by months, the home among others. */
export function drawHomeToday(paper: Paper, words: ReportWords, content: ReportContent): void {
  const { left, width } = paper
  const { t } = words
  const full = { x: left, width }
  const hasPlan = content.plan.steps.length > 0
  let y = write(paper, 'H1', t('pdf.home_today'), STYLES.title, { ...full, y: paper.top }) + 6
  y = write(paper, 'H2', words.home.usesFinding(content.view, 'money', hasPlan), STYLES.heading, {
    ...full,
    y,
  })
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  y = write(paper, 'P', t('uses.subtitle.money'), quiet, { ...full, y: y + 1 }) + 10
  const table = partsTable(words, content.view.parts)
  const room = paper.bottom - y - HEADING - tableHeight(paper, { ...table, rowGap: TIGHT }) - LEAST_CHARTS
  y = drawUses(paper, words, content.view, hasPlan, { ...full, y }, room) + 9
  y = write(paper, 'H2', t('parts.title'), STYLES.heading, { ...full, y }) + 2
  y = drawParts(paper, table, y) + 11
  drawHalves(paper, words, content, y)
}

type PartsTable = Omit<Parameters<typeof drawTable<HomeView['parts'][number]>>[1], 'y'>

function partsTable(words: ReportWords, parts: HomeView['parts']): PartsTable {
  const { t } = words
  return {
    rows: parts,
    columns: [
      { header: t('parts.part'), share: 24, cell: ({ id }) => t(`parts.name.${id}`) },
      {
        header: t('parts.lost'),
        share: 14,
        align: 'right',
        cell: ({ percent }) => (percent === null ? '–' : words.percent(percent / 100)),
      },
      { header: t('parts.known'), share: 36, cell: words.part },
      {
        header: t('method.source'),
        share: 20,
        cell: ({ known }) => t(`source.${known.source}`),
        chip: ({ known }) => (known.source === 'assumed' ? 'filled' : 'outline'),
      },
      {
        header: t('parts.rating'),
        share: 18,
        cell: ({ rating }) => (rating === null ? '–' : t(`parts.rate.${rating}`)),
      },
    ],
  }
}

function drawParts(paper: Paper, table: PartsTable, y: number): number {
  const room = paper.bottom - y - CHARTS
  const free = room - tableHeight(paper, { ...table, rowGap: TIGHT })
  const rowGap = Math.min(LOOSE, Math.max(TIGHT, TIGHT + free / (2 * table.rows.length + 2)))
  return drawTable(paper, { ...table, y, rowGap })
}

function drawHalves(paper: Paper, words: ReportWords, content: ReportContent, y: number): void {
  const gap = 28
  const width = (paper.width - gap) / 2
  const { energySavings } = features(content.config, null)
  // The months are drawn in kWh, which a partner may not want to show at all.
  if (energySavings) drawMonths(paper, words, content, { x: paper.left, y, width })
  const place = energySavings
    ? { x: paper.left + width + gap, y, width }
    : { x: paper.left, y, width: paper.width }
  drawOthers(paper, words, content, place)
}

type Place = { readonly x: number; readonly y: number; readonly width: number }

const TITLE = { ...STYLES.bold, size: 11.5 }

function drawMonths(paper: Paper, words: ReportWords, { result }: ReportContent, place: Place): void {
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  const profile = monthlyUse(result)
  const subtitle = monthlySubtitle(result, profile, words)
  let below = write(paper, 'H2', monthlyFinding(result, profile, words), TITLE, place)
  below = write(paper, 'P', subtitle, quiet, { ...place, y: below + 1 }) + 6
  const billed = words.bills.billed(result, profile.billKind)
  const room = paper.bottom - below
  drawMonthly(paper, words, { profile, title: subtitle, billed, room }, { ...place, y: below })
}

function drawOthers(paper: Paper, words: ReportWords, content: ReportContent, place: Place): void {
  const quiet = { ...STYLES.small, colour: paper.colours.ink2 }
  const { energySavings } = features(content.config, null)
  const verdict = verdictIn(energySavings ? 'kWh' : 'money', content.result, content.view)
  let below = write(paper, 'H2', words.t(`compare.${verdict}`), TITLE, place)
  below = write(paper, 'P', words.home.comparisonNote(content.view), quiet, { ...place, y: below + 1 }) + 8
  drawComparison(paper, words, content.view, energySavings, { ...place, y: below }, paper.bottom - below)
}
