import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyCluster } from '../../../testing/test-database.ts'
import { migrate } from '../migrate.ts'
import { backUp, restore } from './backup.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { openPglite } from './pglite-engine.ts'

let dataDir: string
const folder = () => path.join(dataDir, 'database')
const backup = () => path.join(dataDir, 'backup.tar.gz')
const withDatabase = async <T>(work: (db: ReturnType<typeof embeddedDatabase>['db']) => Promise<T>) => {
  const database = embeddedDatabase(await openPglite({ folder: folder() }))
  return work(database.db).finally(() => database.close())
}
const words = () =>
  withDatabase(async (db) => (await sql<{ word: string }>`select word from words`.execute(db)).rows)

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthlight-backup-'))
  const engine = await openPglite({ folder: folder(), from: new Blob([await emptyCluster()]) })
  await engine.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('brings back what a backup held and keeps aside what was there', { timeout: 300_000 }, async () => {
  await withDatabase(async (db) => {
    await migrate(db, [])
    await sql`create table words as select 'before'::text as word`.execute(db)
  })
  await backUp(folder(), backup())
  await withDatabase((db) => sql`update words set word = 'after'`.execute(db))
  expect(await words()).toEqual([{ word: 'after' }])

  const { keptAside } = await restore(folder(), backup())
  expect(await words()).toEqual([{ word: 'before' }])
  expect(await readdir(dataDir)).toContain(path.basename(keptAside ?? 'nothing'))
})
it('changes nothing for a file that is not a backup', { timeout: 300_000 }, async () => {
  const junk = path.join(dataDir, 'junk')
  await writeFile(junk, 'not a backup')
  await expect(restore(folder(), junk)).rejects.toThrow('is not a backup of Hearthlight')
  await expect(restore(folder(), path.join(dataDir, 'absent'))).rejects.toThrow('cannot be read')
  expect(await words()).toEqual([{ word: 'before' }])
  expect((await readdir(dataDir)).filter((name) => name.includes('making'))).toEqual([])
})
it('says that there is nothing to back up', async () => {
  await expect(backUp(path.join(dataDir, 'none'), backup())).rejects.toThrow('there is no embedded database')
})
