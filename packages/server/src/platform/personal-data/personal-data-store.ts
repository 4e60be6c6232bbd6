import { type RawBuilder, sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../database/schema.ts'
import type { InPartner } from '../scope.ts'
import { isComputed, type OwnedTable, type PersonalTable, type Subject } from './personal-data.ts'

/** The values by which a table leads to the person. */
function keysOf({ of }: PersonalTable, subject: Subject): readonly string[] {
  switch (of) {
    case 'person':
      return [subject.userId]
    case 'email':
      return [subject.email]
    case 'account':
      return subject.ownAccount === null ? [] : [subject.ownAccount]
    case 'home':
      return subject.homes
    case 'application':
      return subject.applications
    default:
      return of satisfies never
  }
}

const ofPartner = ({ column, of }: PersonalTable, { partnerId }: Subject, keys: readonly string[]) => {
  const kind = sql.raw(of === 'email' || of === 'account' ? 'text[]' : 'uuid[]')
  return sql`partner_id = ${partnerId}::uuid and ${sql.ref(column)} = any(${keys}::${kind})`
}

export async function readPersonal(
  db: PartnerDb,
  table: PersonalTable,
  subject: Subject,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const columns = sql.join((table.exports?.columns ?? []).map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table.table)}
    where ${ofPartner(table, subject, keysOf(table, subject))}`.execute(db)
  return rows
}

export async function countPersonal(db: PartnerDb, table: PersonalTable, subject: Subject): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table.table)}
    where ${ofPartner(table, subject, keysOf(table, subject))}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Deletes what the table holds of the person, and blanks what of it must be kept. */
export async function erasePersonal(db: ChangeDb, table: PersonalTable, subject: Subject): Promise<void> {
  const keys = keysOf(table, subject)
  const kept = keptKeys(table, subject)
  const gone = keys.filter((key) => !kept.includes(key))
  if (gone.length > 0)
    await sql`delete from ${sql.table(table.table)} where ${ofPartner(table, subject, gone)}`.execute(db)
  const blank = Object.entries(table.kept?.blank ?? {})
  if (kept.length === 0 || blank.length === 0) return
  const values = sql.join(blank.map(([name, value]) => sql`${sql.ref(name)} = ${blanked(value)}`))
  await sql`update ${sql.table(table.table)} set ${values}
    where ${ofPartner(table, subject, kept)}`.execute(db)
}

/** All that a guest has is the account's from now on. */
export async function moveOwned(
  db: ChangeDb,
  { partnerId }: InPartner,
  tables: readonly OwnedTable[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const table of tables)
    await sql`update ${sql.table(table)} set user_id = ${to}::uuid
      where partner_id = ${partnerId}::uuid and user_id = ${from}::uuid`.execute(db)
}

const blanked = (value: unknown): RawBuilder<unknown> => (isComputed(value) ? value : sql`${value}`)

function keptKeys(table: PersonalTable, subject: Subject): readonly string[] {
  if (table.kept === undefined) return []
  if (table.kept.when === 'always') return keysOf(table, subject)
  return table.of === 'home' ? subject.keptHomes : subject.keptApplications
}
