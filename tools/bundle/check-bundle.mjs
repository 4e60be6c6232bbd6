import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { AT_LEAST_BYTES } from '../steps/compress-files.mjs'
import { engineInWorker } from '../steps/engine-in-worker.mjs'
import { ROOT } from '../steps/root.mjs'
import { circleIn, filesBefore, roundsTo } from './first-paint.mjs'

const INITIAL_KB = 150
/** Physics, tables and vocabulary; a schema library would make it half as large again. */
const ENGINE_WORKER_KB = 42
/** Of it the physics alone, without the questionnaire's tables and words. */
const ENGINE_KB = 25
/** Measures and the result's words, loaded into the worker with the first report. */
const REPORT_TASK_KB = 13
/** Two fonts and the logo, which no manifest names. */
const FONTS_AND_LOGO = 3
/** Scripts and styles of the pages that come drawn, kB gzip, and all files before their first paint. */
const PAGES = {
  home: { kilobytes: 200, files: 16 },
  'how-it-works': { kilobytes: 192, files: 14 },
  about: { kilobytes: 182, files: 11 },
  'sign-in': { kilobytes: 229, files: 12 },
  'sign-up': { kilobytes: 246, files: 13 },
  'terms-and-conditions': { kilobytes: 182, files: 11 },
  'buildings-list': { kilobytes: 250, files: 14 },
}
/** The entry, then all that the screen needs. */
const ROUNDS = 2
const dist = join(ROOT, 'packages/web/dist')
const readBuilt = (file) => JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'))
const manifest = readBuilt('manifest.json')
const screens = readBuilt('pages.json')

const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
const files = [...filesBefore(manifest, [entry])].filter((file) => file.endsWith('.js'))
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

for (const [page, limit] of Object.entries(PAGES)) {
  const needed = [...filesBefore(manifest, [entry, screens[page]])]
  const [size, count] = [kilobytes(needed), needed.length + FONTS_AND_LOGO]
  const rounds = roundsTo(manifest, entry, screens[page])
  console.log(
    `${page}: ${size.toFixed(1)} kB gzip (at most ${limit.kilobytes}), ${count} files (${limit.files}), ${rounds} rounds (${ROUNDS})`,
  )
  if (size > limit.kilobytes || count > limit.files || rounds > ROUNDS) process.exitCode = 1
}

const circle = circleIn(manifest)
if (circle.length > 0) {
  console.log(`Files that wait for one another: ${circle.join(', ')}`)
  process.exitCode = 1
}

const engine = await engineInWorker()
console.log(`Engine in the worker: ${engine.toFixed(1)} kB gzip (at most ${ENGINE_KB})`)
if (engine > ENGINE_KB) process.exitCode = 1
