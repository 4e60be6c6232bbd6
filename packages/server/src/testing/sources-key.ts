import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const SOURCES = ['packages/engine/src', 'packages/domain/src', 'packages/server/src', 'partners']

/** Changes when anything that could change the seeded database changes; by time and size, since it is read often. */
export async function sourcesKey(): Promise<string> {
  const lists = await Promise.all(
    SOURCES.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true }))
        .filter((file) => /\.(ts|json|csv)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
        .map((file) => path.join(folder, file)),
    ),
  )
  const stamps = await Promise.all(
    lists.flat().map(async (file) => {
      const { mtimeMs, size } = await stat(path.join(ROOT, file))
      return `${file} ${mtimeMs} ${size}`
    }),
  )
  return createHash('sha256').update(stamps.sort().join('\n')).digest('hex').slice(0, 16)
}
