import { COUNTED_TO } from '@hearthlight/domain/shared/list-page'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/**
 * What a column may hold, and what a cursor may say of it: a forged one is refused before the database sees it. `numeric` is
 * none of them: its comparisons may leak, so that behind row-level security no index carries them.
 */
const KINDS = {
  text: /^[^\0]*$/su,
  uuid: /^[\da-f-]{36}$/,
  timestamptz: /^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/,
  date: /^\d{4,6}-\d\d-\d\d$/,
  integer: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,18}$/,
} as const

/** Something a list is sorted by. It is never null: what may be, `coalesce` says where it goes. */
export type KeysetColumn = { readonly by: Expression<unknown>; readonly kind: keyof typeof KINDS }

type PageRequest = {
  readonly limit: number
  readonly sort: string
  readonly after?: string | undefined
  readonly before?: string | undefined
  /** Whether it is said how many there are in all; it is unless told otherwise. */
  readonly isCounted?: boolean
}

type Order = {
  /** By the names that `listPage` of the domain was given. */
  readonly sorts: Readonly<Record<string, KeysetColumn>>
  /** Tells rows apart that are alike in what the list is sorted by. */
  readonly id: KeysetColumn
}

export type KeysetPage<Row> = {
  readonly rows: readonly Row[]
  readonly next: string | null
  readonly previous: string | null
  /** How many there are in all; null where there are more than are counted, or nobody asked. */
  readonly total: number | null
}

/**
 * One page of a query, from the row a cursor names on (`after`) or up to it (`before`): as quick on the last page as on
 * the first, and nothing is told twice or left out when rows come in between. An index on (sort, id) carries it.
 */
export async function keysetPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  page: PageRequest,
  { sorts, id }: Order,
): Promise<KeysetPage<Row>> {
  const isDescending = page.sort.startsWith('-')
  const column = sorts[isDescending ? page.sort.slice(1) : page.sort]
  if (column === undefined) throw new Problem('shared.malformed')
  const isBackward = page.before !== undefined
  const direction = isDescending !== isBackward ? 'desc' : 'asc'
  const from = page.before ?? page.after
  const found = await (from === undefined
    ? query
    : query.where(beyond(column, id, from, page.sort, direction))
  )
    // As text: a date of JavaScript would lose the microseconds, and with them rows.
    .select([
      sql<string>`(${column.by})::text`.as('keyset_value'),
      sql<string>`(${id.by})::text`.as('keyset_id'),
    ])
    .orderBy(column.by, direction)
    .orderBy(id.by, direction)
    .limit(page.limit + 1)
    .execute()
  const rows = (found as unknown as (Row & Keys)[]).slice(0, page.limit) // the two columns that were added above
  if (isBackward) rows.reverse()
  const hasMore = found.length > page.limit
  const cursorOf = (row: Keys | undefined) =>
    row === undefined ? null : writeCursor([page.sort, row.keyset_value, row.keyset_id])
  return {
    rows: rows.map(withoutKeys),
    next: isBackward || hasMore ? cursorOf(rows.at(-1)) : null,
    previous: (isBackward ? hasMore : from !== undefined) ? cursorOf(rows[0]) : null,
    total: page.isCounted === false ? null : await countUpTo(query),
  }
}

/** No more than a screen tells: a list of a million is not read for its number. */
async function countUpTo<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number | null> {
  const some = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(COUNTED_TO + 1)
  const [row] = (await query
    .clearSelect()
    .select(sql<number>`(select count(*) from (${some}) counted)`.as('count'))
    .limit(1)
    .execute()) as { readonly count: number }[] // the one column, which the generic row hides
  const count = Number(row?.count ?? 0)
  return count > COUNTED_TO ? null : count
}

type Keys = { readonly keyset_value: string; readonly keyset_id: string }

function withoutKeys<Row>(row: Row & Keys): Row {
  const { keyset_value: _value, keyset_id: _id, ...rest } = row
  return rest as Row
}

function beyond(
  column: KeysetColumn,
  id: KeysetColumn,
  cursor: string,
  sort: string,
  direction: 'asc' | 'desc',
) {
  const [sortedBy, value, at] = readCursor(cursor)
  // A cursor of another order names no place in this one.
  if (sortedBy !== sort || !KINDS[column.kind].test(value) || !KINDS[id.kind].test(at))
    throw new Problem('shared.malformed')
  const cast = ({ kind }: KeysetColumn, text: string) => sql`${text}::${sql.raw(kind)}`
  const compares = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${column.by}, ${id.by}) ${compares} (${cast(column, value)}, ${cast(id, at)})`
}

type Cursor = readonly [sort: string, value: string, id: string]

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor {
  try {
    const [sort, value, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof sort === 'string' && typeof value === 'string' && typeof id === 'string')
      return [sort, value, id]
  } catch {
    // Refused below, like any other text that is no cursor.
  }
  throw new Problem('shared.malformed')
}
