import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, PageToDraw } from '@hearthlight/domain/navigation/drawn-page'
import { demoPartner, homesToDraw, pageToDraw } from '../packages/web/src/testing/demo-partner.ts'
import { SOMEBODY } from '../packages/web/src/testing/somebody.ts'
import { ROOT } from '../tools/steps/root.mjs'

/**
 * What the server's processor pays for a drawn page: pages drawn one after another, and eight at once. With a second build
 * in BENCH_BEFORE (a folder as `packages/web/dist/.server`) both take turns, and the ratio is printed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40)
const EACH = 8
const BUILT = path.join(ROOT, 'packages/web/dist/.server')

const drawingOf = async (folder: string): Promise<DrawPage> =>
  (await import(pathToFileURL(path.resolve(folder, 'entry-server.js')).href)).drawPage

const homes = Array.from({ length: EACH }, (_, index) => `Rowan Hill ${index}`)
const PAGES: Readonly<Record<string, PageToDraw>> = {
  home: await pageToDraw('/', await demoPartner('lakeshore'), 'en'),
  'sign-in': await pageToDraw('/sign-in', await demoPartner('boreale'), 'fr'),
  'list of eight homes': await homesToDraw('tejo', 'pt', { ...SOMEBODY, name: 'Nora Lind' }, homes),
}

const inTurn = async (draw: DrawPage, page: PageToDraw) => {
  for (let count = 0; count < EACH; count++) await draw(page)
}
const atOnce = async (draw: DrawPage, page: PageToDraw) => {
  await Promise.all(Array.from({ length: EACH }, () => draw(page)))
}

/** Milliseconds of the processor for one page: whatever else runs on the machine does not count. */
async function timed(work: typeof inTurn, draw: DrawPage, page: PageToDraw): Promise<number> {
  const before = process.cpuUsage()
  await work(draw, page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / EACH
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const now = await drawingOf(BUILT)
const before = process.env['BENCH_BEFORE'] && (await drawingOf(process.env['BENCH_BEFORE']))
for (const [name, page] of Object.entries(PAGES)) {
  if ((await now(page)) === undefined) throw new Error(`The guards lead away from ${name}.`)
  for (const [how, work] of Object.entries({ 'one after another': inTurn, 'eight at once': atOnce })) {
    const times = { before: [] as number[], now: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      if (before) times.before.push(await timed(work, before, page))
      times.now.push(await timed(work, now, page))
    }
    const [then, here] = [median(times.before), median(times.now)]
    const beside = before ? ` (before ${then.toFixed(2)} ms, ratio ${(here / then).toFixed(2)})` : ''
    process.stdout.write(`${name}, ${how}: ${here.toFixed(2)} ms${beside}\n`)
  }
}
// What the app keeps open for a server would keep this process too.
process.exit()
