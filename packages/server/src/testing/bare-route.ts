import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The least a server can do, without and with a question to the database: what other requests are measured by. */
export async function bareRoutes({ db }: Pick<Database, 'db'>): Promise<FastifyInstance> {
  const app = Fastify()
  app.get('/plain', async () => ({ one: 1 }))
  app.get('/query', async () => (await sql`select 1 as one`.execute(db)).rows)
  await app.ready()
  return app
}
