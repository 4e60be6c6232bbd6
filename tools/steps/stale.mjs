import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'testing', '.git'])

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    yield* filesBelow(join(path, entry.name))
  }
}

/** A fingerprint of the sources by name, size and time: cheap enough for every start. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesBelow(join(ROOT, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}\0${size}\0${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

/** Runs `make` when the sources changed since it last succeeded. */
export async function whenStale(target, sources, make) {
  const stamp = join(ROOT, target, '.fingerprint')
  const now = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  await make()
  writeFileSync(stamp, now)
  return true
}
