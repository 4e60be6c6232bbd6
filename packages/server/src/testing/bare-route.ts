import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The least a server can do that asks the database something: what other requests are measured by. */
export async function bareRoute({ db }: Pick<Database, 'db'>): Promise<FastifyInstance> {
  const app = Fastify()
  app.get('/', async () => (await sql`select 1 as one`.execute(db)).rows)
  await app.ready()
  return app
}
