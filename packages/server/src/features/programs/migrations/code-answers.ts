import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OptionWord } from './option-words.ts'

type Version = { readonly partner_id: string; readonly program_id: string; readonly version: string }

/** Puts the codes of options into what was answered to a version of a program, and into what was being typed at it. */
export async function codeAnswers(
  db: Kysely<unknown>,
  { partner_id, program_id, version }: Version,
  words: readonly OptionWord[],
): Promise<void> {
  if (words.length === 0) return
  const known = sql`with words as (
    select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(place text, word text, code text))`
  const ofVersion = sql`from applications of
    where of.partner_id = ${partner_id} and of.program_id = ${program_id}
      and of.program_version = ${version}::integer
      and given.partner_id = of.partner_id and given.application_id = of.id`
  await sql`${known} update application_answers given
    set value = jsonb_set(given.value, '{answer}', ${coded(sql`given.question`, sql`given.value -> 'answer'`)})
    ${ofVersion} and given.question in (select place from words)`.execute(db)
  const inObject = (object: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
    sql`(select jsonb_object_agg(field.key, ${coded(place, sql`field.value`)}) from jsonb_each(${object}) field)`
  await sql`${known} update application_measures given
    set fields = ${inObject(sql`given.fields`, sql`given.measure || '/' || field.key`)}
    ${ofVersion} and given.fields <> '{}'::jsonb`.execute(db)
  await sql`${known} update application_drafts given
    set draft = ${inObject(sql`given.draft`, sql`field.key`)}
    ${ofVersion} and given.draft <> '{}'::jsonb`.execute(db)
}

/** An answer, or a list of them, with codes for the words of options; whatever else it is stays. */
const coded = (place: RawBuilder<unknown>, value: RawBuilder<unknown>) => sql`
  case jsonb_typeof(${value}) when 'array' then coalesce((
    select jsonb_agg(coalesce(to_jsonb(words.code), item) order by at)
    from jsonb_array_elements(${value}) with ordinality as items(item, at)
    left join words on words.place = ${place} and to_jsonb(words.word) = item), ${value})
  else coalesce((
    select to_jsonb(words.code) from words
    where words.place = ${place} and to_jsonb(words.word) = ${value}), ${value}) end`
