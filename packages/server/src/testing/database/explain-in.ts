import { sql } from 'kysely'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** How the database would answer inside a partner if there were very many rows: by an index wherever one carries it. */
export const explainIn = (db: PlatformDb, scope: InPartner, query: string): Promise<string> =>
  inPartner(db, scope, async (partnerDb) => {
    await sql`set local enable_seqscan = off`.execute(partnerDb)
    await sql`set local enable_sort = off`.execute(partnerDb)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(partnerDb)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
