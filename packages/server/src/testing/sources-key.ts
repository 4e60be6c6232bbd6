import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const FOLDERS = ['packages/server/src', 'partners']
/** Migrations, who may touch what, what the demo is seeded from, and how. Rules used on the way change far more often. */
const SEED = /(^|\/)(migrations\/|partner-role\.ts$|[\w-]*demo[\w-]*\.ts$|partners\/[^/]+\/.+\.(json|csv)$)/

/** Changes when the seeded database is likely to change; by time and size, since every test file asks. */
export async function sourcesKey(): Promise<string> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((file) => path.join(folder, file)),
    ),
  )
  const stamps = await Promise.all(
    lists
      .flat()
      .filter((file) => SEED.test(file) && !file.endsWith('.test.ts'))
      .map(async (file) => {
        const { mtimeMs, size } = await stat(path.join(ROOT, file))
        return `${file} ${mtimeMs} ${size}`
      }),
  )
  return createHash('sha256').update(stamps.sort().join('\n')).digest('hex').slice(0, 16)
}
