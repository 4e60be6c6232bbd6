import { sql } from 'kysely'
import type { PartnerDb } from '../database/schema.ts'
import type { InPartner } from '../scope.ts'

const MOST_WORDS = 6
/** Sorts behind every word that begins with the text before it. */
const LAST = '\u{10ffff}'

/** As the database writes them down: without case, accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** Ids of the people or homes in whose name or address there is a word for each of these that begins with it. */
export function recordsWith(
  db: PartnerDb,
  { partnerId }: InPartner,
  kind: 'person' | 'home',
  words: readonly [string, ...string[]],
) {
  // The longest is the rarest: the others are only looked up for what it finds.
  const [first = '', ...others] = [...words].sort((a, b) => b.length - a.length)
  const found = db
    .selectFrom('search_words')
    .select('record_id')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('word', '>=', first)
    .where('word', '<', first + LAST)
  return others.reduce(
    (query, word) =>
      query.where(
        sql<boolean>`exists (select from search_words other where other.partner_id = search_words.partner_id
          and other.kind = search_words.kind and other.record_id = search_words.record_id
          and other.word >= ${word} and other.word < ${word + LAST})`,
      ),
    found,
  )
}
