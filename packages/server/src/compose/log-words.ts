import { itemsOfComments } from '../features/applications/comments/comment-store.ts'
import type { ExportDeps } from '../features/exports/export-deps.ts'
import type { LogInWords } from '../platform/audit-log/log-in-words.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { Scope } from '../platform/scope.ts'
import { personWords } from './person-words.ts'

type Exports = Pick<ExportDeps, 'questionsOf' | 'wordsOf'>
type Values = Readonly<Record<string, unknown>>
/** A value of a line, by its name there, in words; undefined where there are none. */
type SayValue = (name: string, value: unknown) => Promise<string | null | undefined>

/** What the log tells of applications, in the words of their programs and rebates: the answers, and the statuses. */
export const logWords =
  (exports: Exports): LogInWords =>
  async (db, scope, lines) => {
    if (!lines.some(({ record_type }) => record_type === 'application' || record_type === 'comment'))
      return lines
    const answers = lines.flatMap((line) => (line.record_type === 'comment' ? [line.record_id] : []))
    const sayFor = await valuesInWords(exports, db, scope, await itemsOfComments(db, scope, answers))
    return Promise.all(
      lines.map(async (line) => {
        const say = sayFor(line)
        const [before, after] = await Promise.all([line.before, line.after].map((each) => saidAll(each, say)))
        return { ...line, before: before ?? null, after: after ?? null }
      }),
    )
  }

async function valuesInWords(
  exports: Exports,
  db: PartnerDb,
  scope: Scope,
  items: ReadonlyMap<string, string>,
) {
  const { program_answers, statuses, comments } = await personWords(exports)(db, scope)
  return (line: { readonly record_type: string; readonly record_id: string }): SayValue => {
    const { record_type, record_id } = line
    if (record_type === 'application')
      return async (name, value) =>
        name === 'status'
          ? (await statuses?.({ application_id: record_id, status: value }))?.['status_in_words']
          : (
              await program_answers?.({ application_id: record_id, question: name, value: { answer: value } })
            )?.['answer_in_words']
    const commentable_id = items.get(record_id)
    return async (name, content) =>
      commentable_id === undefined || name !== 'content'
        ? undefined
        : (await comments?.({ commentable_id, content }))?.['answer_in_words']
  }
}

async function saidAll(values: Values | null, say: SayValue): Promise<Values | null> {
  if (values === null) return null
  const said = Object.entries(values).map(async ([name, value]) => [
    name,
    isAnswer(value) ? ((await say(name, value)) ?? value) : value,
  ])
  return Object.fromEntries(await Promise.all(said))
}

/** Nothing, and the mark of what may not be read, are no answers. */
const isAnswer = (value: unknown) => value !== null && (typeof value !== 'object' || Array.isArray(value))
