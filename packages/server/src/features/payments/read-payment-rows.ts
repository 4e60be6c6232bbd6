import {
  MOST_IMPORT_CHARACTERS,
  MOST_PAYMENT_LINES,
  PAYMENT_COLUMNS,
} from '@hearthlight/domain/payments/payment'
import { type PaymentRow, ROW_STATUSES } from '@hearthlight/domain/payments/payment-row'
import { Problem } from '@hearthlight/domain/shared/problem'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { delimiterOf } from '../../platform/csv/delimiter-of.ts'
import { parseRows } from '../../platform/csv/parse-rows.ts'
import { translator } from '../../platform/texts/texts.ts'

const MOST_COLUMNS = 100

/** The rows of a file that came back, whoever wrote its headings, in whichever of our languages. */
export function readPaymentRows(csv: string): readonly PaymentRow[] {
  if (csv.length > MOST_IMPORT_CHARACTERS) throw tooLarge()
  const text = csv.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text)
  // With the headings and one more than are allowed, so that too many are told from just enough.
  const most = MOST_PAYMENT_LINES + 2
  const [headings = [], ...rows] = parseRows({
    text,
    delimiter,
    isEnd: true,
    longest: text.length,
    most,
  }).rows
  if (rows.length > MOST_PAYMENT_LINES) throw tooLarge()
  const columnOf = names('csv', PAYMENT_COLUMNS)
  const statusOf = names('said', ROW_STATUSES)
  const columns = headings.slice(0, MOST_COLUMNS).map((heading) => columnOf(heading))
  if (!columns.includes('payment') || !columns.includes('status')) throw new Problem('payments.no-columns')
  return rows.map((cells) => {
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    return { ...row, status: statusOf(row['status'] ?? '') }
  })
}

const tooLarge = () =>
  new Problem('payments.too-large', {
    params: { rows: MOST_PAYMENT_LINES, mb: MOST_IMPORT_CHARACTERS / 1_000_000 },
  })

/** What a word in a file means: itself, or what our own files and pages call it in one of the languages. */
function names(group: 'csv' | 'said', known: readonly string[]): (word: string) => string {
  const meant = new Map(
    known.flatMap((name) => [
      [name, name] as const,
      ...LANGUAGES.map(
        (language) => [translator(language)(`payments:${group}.${name}`).toLowerCase(), name] as const,
      ),
    ]),
  )
  return (word) => {
    const plain = word.trim().toLowerCase()
    return meant.get(plain) ?? plain
  }
}
