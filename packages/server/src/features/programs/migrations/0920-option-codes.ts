import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { withOptionCodes } from '@hearthlight/domain/programs/options/add-option-codes'
import { type CodeBook, codeBook } from '@hearthlight/domain/programs/options/code-book'
import { type Kysely, sql } from 'kysely'
import { codeAnswers } from './code-answers.ts'
import { type OptionWord, wordsIn } from './option-words.ts'

type Program = { readonly partner_id: string; readonly program_id: string }
type Brought = {
  readonly id: string
  readonly partner_id: string
  readonly content: Readonly<Record<string, unknown>>
}
type Document = { readonly at: string; readonly document: unknown }

/**
 * Options of programs have codes: versions, drafts of the studio and imported programs that wait are written with them, and
 * answers hold the code of an option where they held its words, in whatever language. An answer that is none of the options
 * stays as it is. A walk through a draft is begun anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from program_trials`.execute(db)
  const { rows: programs } = await sql<Program>`
    select distinct partner_id, id as program_id from (
      select partner_id, program_id as id from program_versions
      union all select partner_id, id from studio_drafts where kind = 'program') every_program`.execute(db)
  for (const program of programs) await carryProgram(db, program)
  await carryBrought(db)
}

async function carryProgram(db: Kysely<unknown>, program: Program): Promise<void> {
  const { partner_id, program_id } = program
  const { rows: versions } = await sql<Document>`
    select version::text as at, definition as document from program_versions
    where partner_id = ${partner_id} and program_id = ${program_id} order by version`.execute(db)
  const { rows: drafts } = await sql<{ document: unknown; base: unknown }>`
    select document, base from studio_drafts
    where partner_id = ${partner_id} and kind = 'program' and id = ${program_id}`.execute(db)
  const words = versions.flatMap(({ document }) => wordsIn(carried(document)))
  const book = codeBook(await strangeAnswers(db, program, words))
  for (const { at, document } of versions) {
    const definition = carried(document, book)
    await sql`update program_versions set definition = ${JSON.stringify(definition)}::jsonb
      where partner_id = ${partner_id} and program_id = ${program_id} and version = ${at}::integer`.execute(
      db,
    )
    await codeAnswers(db, { ...program, version: at }, wordsIn(definition))
  }
  for (const { document, base } of drafts)
    await sql`update studio_drafts set document = ${JSON.stringify(withOptionCodes(document, book))}::jsonb,
        base = ${base === null ? null : JSON.stringify(withOptionCodes(base, book))}::jsonb
      where partner_id = ${partner_id} and kind = 'program' and id = ${program_id}`.execute(db)
}

/** Every version was published, by the rules of its time. */
const carried = (document: unknown, book?: CodeBook) => withOptionCodes(document, book) as ProgramDefinition

/** Answers that are no option: none of them may be made a code, or they would become one. */
async function strangeAnswers(
  db: Kysely<unknown>,
  { partner_id, program_id }: Program,
  known: readonly OptionWord[],
): Promise<readonly string[]> {
  const names = [...new Set(known.map(({ place }) => place.split('/').at(-1)))]
  const words = new Set(known.map(({ word }) => word))
  if (names.length === 0) return []
  const ofProgram = sql`join applications of using (partner_id)
    where of.id = given.application_id and of.partner_id = ${partner_id} and of.program_id = ${program_id}`
  const { rows } = await sql<{ word: string }>`
    select distinct item #>> '{}' as word from (
      select given.question as name, given.value -> 'answer' as answer from application_answers given ${ofProgram}
      union all
      select field.key, field.value from application_measures given
        cross join lateral jsonb_each(given.fields) field ${ofProgram}) answered
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(answer) when 'array' then answer else jsonb_build_array(answer) end) as items(item)
    where name = any(${names}::text[])`.execute(db)
  return rows.flatMap(({ word }) => (word === null || words.has(word) ? [] : [word]))
}

/** Programs of an imported file that wait beside the draft of a site. */
async function carryBrought(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Brought>`
    select id, partner_id, content from partner_versions where content is not null`.execute(db)
  for (const { id, partner_id, content } of rows) {
    const programs: unknown = content['programs']
    if (!Array.isArray(programs)) continue
    const carried = { ...content, programs: programs.map((program) => withOptionCodes(program)) }
    await sql`update partner_versions set content = ${JSON.stringify(carried)}::json
      where partner_id = ${partner_id} and id = ${id}`.execute(db)
  }
}
