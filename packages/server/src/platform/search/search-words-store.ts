import { sql } from 'kysely'
import type { PartnerDb } from '../database/schema.ts'
import type { InPartner } from '../scope.ts'

const MOST_WORDS = 6
/** So many rows are sorted in no time; of a word that more have, a list finds its page soon by walking in its own order. */
const MOST_IDS = 300
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

type Ids = { readonly ids: readonly string[] }
export type FoundRecords = Ids | { readonly query: ReturnType<typeof recordsWith> }

/** The ids of `recordsWith` where they are few, by which a list is looked up; its query where they are many. */
export async function findRecordsWith(...search: Parameters<typeof recordsWith>): Promise<FoundRecords> {
  const query = recordsWith(...search)
  const rows = await query.limit(MOST_IDS + 1).execute()
  return rows.length > MOST_IDS ? { query } : { ids: rows.map(({ record_id }) => record_id) }
}

/** Of many: `is true` keeps PostgreSQL from fetching all that match before it sorts them for a page. */
export const isAmong = (column: string, found: FoundRecords) =>
  'ids' in found
    ? sql<boolean>`${sql.ref(column)} = any(${[...found.ids]}::uuid[])`
    : sql<boolean>`(${sql.ref(column)} in ${found.query}) is true`
