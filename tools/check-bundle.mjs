import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { AT_LEAST_BYTES } from './steps/compress-files.mjs'
import { ROOT } from './steps/root.mjs'

const INITIAL_KB = 150
/** Physics, tables and vocabulary; a schema library would make it half as large again. */
const ENGINE_WORKER_KB = 40
/** Measures and the result's words, loaded into the worker with the first report. */
const REPORT_TASK_KB = 12
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
const assetsOf = (name) =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.startsWith(name) && file.endsWith('.js'))
    .map((file) => `assets/${file}`)

const kilobytes = (paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) / 1024

for (const [name, paths, limit] of [
  ['Initial JavaScript', files, INITIAL_KB],
  ['Engine worker', assetsOf('engine-worker'), ENGINE_WORKER_KB],
  ['Report in the worker', assetsOf('report-task'), REPORT_TASK_KB],
]) {
  const size = kilobytes(paths)
  console.log(`${name}: ${size.toFixed(1)} kB gzip in ${paths.length} files (at most ${limit})`)
  if (paths.length === 0 || size > limit) process.exitCode = 1
}

const isSentAsItLies = (file) =>
  statSync(join(dist, file)).size < AT_LEAST_BYTES ||
  ['br', 'gz'].every((way) => existsSync(join(dist, `${file}.${way}`)))
const slow = files.filter((file) => !isSentAsItLies(file))
if (slow.length > 0) {
  console.log(`Compressed anew by every request: ${slow.join(', ')}`)
  process.exitCode = 1
}
