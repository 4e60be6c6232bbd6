import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../platform/database/database.ts'
import { embeddedDatabase } from '../platform/database/embedded/embedded-database.ts'
import { openPglite } from '../platform/database/embedded/pglite-engine.ts'
import { newId } from '../platform/ids.ts'
import { sourcesKey } from './sources-key.ts'
import { freshServerDatabase, type Prepare } from './test-server-database.ts'

const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/hearthlight')

/** A database of one's own: on the server named by TEST_DATABASE_URL, else embedded in memory. */
export async function freshDatabase(name: string, prepare: Prepare): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  const key = `${name}_${await sourcesKey()}`
  if (url !== undefined && url !== '') return freshServerDatabase(url, key, prepare)
  const snapshot = await cached(`filled_${key}`, async () => {
    const database = embeddedDatabase(await openPglite({ memory: new Blob([await emptyCluster()]) }))
    await prepare(database)
    const bytes = await database.dump?.()
    await database.close()
    return bytes ?? new Uint8Array()
  })
  return embeddedDatabase(await openPglite({ memory: new Blob([snapshot]) }))
}

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
