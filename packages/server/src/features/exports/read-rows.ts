import {
  answerColumn,
  columnsOf,
  conditionColumns,
  type ExportedRow,
  isOfSource,
  orderedColumns,
} from '@hearthlight/domain/exports/export-columns'
import type { ExportChoice } from '@hearthlight/domain/exports/export-file'
import { differencesOf } from '@hearthlight/domain/records/differences'
import { actionWords, fieldWords, recordTypeWords } from '@hearthlight/domain/records/line-words'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type RestrictedOf, withheldLines } from '../../platform/access/restricted.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { dayRange } from '../../platform/day-range.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { AskedQuestion, ExportDeps, NamedStatus } from './export-deps.ts'
import { listAnswers, listRows, type RowChoice } from './export-rows-store.ts'
import type { FileForm } from './stream-rows.ts'

/** A choice that was looked at: what is read for it, and what of that is restricted. */
export type Reading = {
  readonly what: ExportChoice['what']
  readonly form: FileForm
  readonly rows: RowChoice
  readonly questions: readonly AskedQuestion[]
  readonly restricted: readonly string[]
  readonly statuses: readonly NamedStatus[]
}

const refused = (pointer: string) =>
  new Problem('shared.invalid-form', { fields: [{ pointer, message: 'shared:validation.option' }] })

/** Refuses a column, program or status that the export does not know. */
export async function readChoice(
  deps: Pick<ExportDeps, 'questionsOf' | 'wordsOf'>,
  db: PartnerDb,
  scope: Scope,
  { what, source, status, from, to, and, columns: asked, kind, bom }: ExportChoice,
): Promise<Reading> {
  if (!isOfSource(what) && source !== undefined) throw refused('/source')
  if (!isOfSource(what) && status !== undefined) throw refused('/status')
  if (and !== undefined && !conditionColumns(what).includes(and.column)) throw refused('/and')
  const known = source === undefined ? [] : await deps.questionsOf(db, scope, source)
  if (known === undefined) throw new Problem('shared.not-found')
  const all = what === 'applications' ? known : []
  const answers = all.map(({ code }) => answerColumn(code))
  if (asked.some((column) => !columnsOf(what).includes(column) && !answers.includes(column)))
    throw refused('/columns')
  const columns = orderedColumns(what, answers, asked)
  const questions = all.filter(({ code }) => columns.includes(answerColumn(code)))
  return {
    what,
    form: {
      what,
      zone: scope.partner.config.time_zone,
      kind,
      columns,
      hasByteOrderMark: bom && kind === 'csv',
    },
    rows: { ...dayRange(scope.partner.config.time_zone, from, to), source, status, and },
    questions,
    restricted: questions.filter(({ isRestricted }) => isRestricted).map(({ code }) => code),
    statuses: what === 'applications' ? (await deps.wordsOf(db, scope)).statuses : [],
  }
}

type Page = { readonly after?: string | undefined; readonly limit: number }

/** Rows as they leave. `withheld` stands in the place of a restricted answer; null for who may have it. */
export async function readRows(
  deps: Pick<ExportDeps, 'restrictedOf' | 'logInWords'>,
  db: PartnerDb,
  scope: Scope,
  reading: Reading,
  { withheld, ...page }: Page & { readonly withheld: string | null },
): Promise<ExportedRow[]> {
  const { what, statuses, questions } = reading
  const decided = statuses.filter(({ isDecided }) => isDecided)
  const { partnerId, language } = scope
  const rows = await listRows(db, { partnerId, language, decided }, what, { ...reading.rows, ...page })
  if (what === 'log') return shownLines(deps, db, scope, rows)
  if (what === 'readings') return rows.map(meterWords(scope))
  const paid = paymentWords(scope)
  if (what === 'payments') return rows.map((row) => ({ ...row, status: paid(row['status']) }))
  if (what !== 'applications') return rows
  const answers = await readAnswers(deps.restrictedOf, db, scope, rows, questions, withheld)
  return rows.map((row) => ({
    ...row,
    ...answers.get(row.id),
    status_name: statusOf(statuses, row),
    payment_status: paid(row['payment_status']),
  }))
}

const meterWords = ({ language, partner }: Scope) => {
  const translate = translator(language, partner.config)
  return ({ fuel, direction, unit, ...row }: ExportedRow): ExportedRow => ({
    ...row,
    fuel: translate(`energy-use:meter.${direction}`, { fuel: translate(`energy-use:fuel.${fuel}`) }),
    unit: translate(`energy-use:unit.${unit}`),
  })
}

const paymentWords = ({ language, partner }: Scope) => {
  const translate = translator(language, partner.config)
  return (status: ExportedRow[string] | undefined) =>
    status === null || status === undefined ? null : translate(`payments:screen.state.${status}`)
}

const statusOf = (statuses: readonly NamedStatus[], { program_id, program_version, status }: ExportedRow) =>
  statuses.find(
    (known) =>
      known.status === status &&
      (known.program?.id ?? null) === program_id &&
      (known.program === null || known.program.version === program_version),
  )?.name ??
  status ??
  null

async function readAnswers(
  restrictedOf: RestrictedOf,
  db: PartnerDb,
  scope: InPartner,
  rows: readonly ExportedRow[],
  questions: readonly AskedQuestion[],
  withheld: string | null,
): Promise<ReadonlyMap<string, Readonly<Record<string, string | null>>>> {
  if (questions.length === 0 || rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const { isAnswer } = await restrictedOf(db, scope, ids)
  const given = new Map<string, Record<string, string | null>>()
  for (const { application, code, value } of await listAnswers(db, scope, ids)) {
    const question = questions.find((asked) => asked.code === code)
    if (question === undefined) continue
    const isHidden = withheld !== null && (question.isRestricted || isAnswer({ application, code }))
    const answers = given.get(application) ?? {}
    answers[answerColumn(code)] = isHidden ? withheld : question.say(value)
    given.set(application, answers)
  }
  return given
}

/** The log as its page shows it: what was done and to what in words, and field by field what was before and what is now. */
async function shownLines(
  { restrictedOf, logInWords }: Pick<ExportDeps, 'restrictedOf' | 'logInWords'>,
  db: PartnerDb,
  scope: Scope,
  rows: readonly ExportedRow[],
): Promise<ExportedRow[]> {
  const read = (text: unknown) => (typeof text === 'string' ? JSON.parse(text) : null)
  const lines = rows.map(({ record_type, record_id, before, after }) => ({
    record_type: String(record_type),
    record_id: String(record_id),
    before: read(before),
    after: read(after),
  }))
  const shown = await withheldLines(restrictedOf, db, scope, await logInWords(db, scope, lines))
  const translate = translator(scope.language, scope.partner.config)
  const say = ({ text, otherwise }: ReturnType<typeof actionWords>) =>
    translate(`admin-log:${text}`, { defaultValue: otherwise })
  return rows.map((row, index) => {
    const { before = null, after = null } = shown[index] ?? {}
    const differences = differencesOf(before, after)
    const column = (side: 'before' | 'after') =>
      differences.flatMap(({ path, ...of }) =>
        of[side] === null ? [] : [`${fieldWords(path)}: ${of[side]}`],
      )
    return {
      ...row,
      actor_kind: translate(`admin-log:log.kind.${row['actor_kind']}`, {
        defaultValue: String(row['actor_kind']),
      }),
      action: say(actionWords(String(row['action']))),
      record_type: say(recordTypeWords(String(row['record_type']))),
      before: column('before').join('\n') || null,
      after: column('after').join('\n') || null,
    }
  })
}
