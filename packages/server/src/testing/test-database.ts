import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../platform/database/database.ts'
import { embeddedDatabase } from '../platform/database/embedded/embedded-database.ts'
import { openPglite } from '../platform/database/embedded/pglite-engine.ts'
import { migrate } from '../platform/database/migrate.ts'
import { newId } from '../platform/ids.ts'
import { copyTemplate, type Prepare, saveTemplate } from './database/test-server-database.ts'
import { sourcesKey } from './sources-key.ts'

const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/hearthlight')

const serverUrl = () => process.env['TEST_DATABASE_URL'] || undefined
const keyOf = async (name: string) => `${name}_${await sourcesKey()}`

/** Tables with nothing in them. */
export const fillWithTables: Prepare = ({ db }) => migrate(db, [])

/** A database of one's own: on the server named by TEST_DATABASE_URL, else embedded in memory. */
export async function freshDatabase(name: string, prepare: Prepare): Promise<Database> {
  const url = serverUrl()
  const key = await keyOf(name)
  if (url !== undefined) return copyTemplate(url, key, prepare)
  return embeddedDatabase(await openPglite({ memory: new Blob([await filledCluster(key, prepare)]) }))
}

/** Fills what `freshDatabase` copies, unless it was filled before. */
export async function saveFilled(name: string, prepare: Prepare): Promise<void> {
  const url = serverUrl()
  const key = await keyOf(name)
  if (url === undefined) await filledCluster(key, prepare)
  else await saveTemplate(url, key, prepare)
}

const filledCluster = (key: string, prepare: Prepare) =>
  cached(`filled_${key}`, async () => {
    const database = embeddedDatabase(await openPglite({ memory: new Blob([await emptyCluster()]) }))
    await prepare(database)
    const bytes = await database.dump?.()
    await database.close()
    return bytes ?? new Uint8Array()
  })

/** Making a cluster takes three seconds and depends on nothing of ours but the package's version. */
export async function emptyCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const manifest = await readFile(path.resolve(import.meta.dirname, '../../package.json'))
  return cached(`empty-${createHash('sha256').update(manifest).digest('hex').slice(0, 16)}`, async () => {
    const engine = await openPglite({ memory: undefined })
    const bytes = await engine.dump()
    await engine.close()
    return bytes
  })
}

async function cached(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(CACHE, `${name}.tar.gz`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept !== undefined) return new Uint8Array(kept)
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  // Several tests may make it at once; each renames a whole file into place.
  const own = `${file}.${newId()}`
  await writeFile(own, made)
  await rename(own, file)
  return new Uint8Array(made)
}
