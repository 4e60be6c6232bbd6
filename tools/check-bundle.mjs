import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './steps/root.mjs'

const LIMIT_KB = 150
const dist = join(ROOT, 'packages/web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The entry and all it imports statically: what a browser must load before the first page stands. */
function initialFiles(name, seen = new Set()) {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) initialFiles(imported, seen)
  return seen
}

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
const files = [...initialFiles(entry)].filter((file) => file.endsWith('.js'))
const kilobytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1024
console.log(
  `Initial JavaScript: ${kilobytes.toFixed(1)} kB gzip in ${files.length} files (at most ${LIMIT_KB})`,
)
process.exitCode = kilobytes > LIMIT_KB ? 1 : 0
