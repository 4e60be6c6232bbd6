/// <reference lib="dom" />
import { cpus, loadavg } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launchChromium } from './support/chromium.ts'
import { measureLoad, type PageLoad } from './support/page-load.ts'
import { withSite } from './support/site.ts'

/**
 * When the first pages stand on an old phone: 375 px, slow 4G, a processor four times as slow, nothing in the cache.
 * The median of five visits each, beside its target.
 */
const PORT = Number(process.env['BENCH_PORT'] ?? 4384)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const BRANDS = (process.env['BENCH_BRANDS'] ?? 'lakeshore,boreale,tejo').split(',')
const SLOWER = 4
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const PASSWORD = 'Demo-pass-2026'

type Target = Partial<PageLoad>
type Visit = {
  readonly name: string
  readonly path: string
  readonly target: Target
  readonly serviceWorkers?: 'allow'
  /** What happened in this browser before. */
  readonly before?: (page: Page, brand: string) => Promise<void>
}

const VISITS: readonly Visit[] = [
  { name: 'home', path: '/', target: { largestPaint: 1000, layoutShift: 0.02 } },
  {
    name: 'sign-in',
    path: '/sign-in',
    target: { largestPaint: 800, layoutShift: 0.02, files: 12, rounds: 2 },
  },
  {
    name: 'buildings, signed in',
    path: '/buildings',
    target: { largestPaint: 1800, layoutShift: 0.02 },
    before: signIn,
  },
  {
    name: 'home, second visit',
    path: '/',
    target: { largestPaint: 800, layoutShift: 0.02 },
    serviceWorkers: 'allow',
    before: visitOnce,
  },
]

/** The first language of each: a browser always says one, and the document comes in it. */
const LOCALES: Readonly<Record<string, string>> = { lakeshore: 'en-US', boreale: 'fr-CA', tejo: 'pt-PT' }

const site = (brand: string, path: string) => `http://${brand}.localhost:${PORT}${path}`

async function signIn(page: Page, brand: string): Promise<void> {
  await page.goto(site(brand, '/healthz'))
  const status = await page.evaluate(
    async (person) => {
      const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
      const body = JSON.stringify(person)
      return (await fetch('/api/v1/auth/user_sessions', { method: 'POST', headers, body })).status
    },
    { email: `homeowner@${brand}.test`, password: PASSWORD },
  )
  if (status >= 300) throw new Error(`The homeowner of ${brand} could not sign in: ${status}`)
}

async function visitOnce(page: Page, brand: string): Promise<void> {
  await page.goto(site(brand, '/'), { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
}

async function slowedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function measureVisit(browser: Browser, visit: Visit, brand: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: LOCALES[brand] ?? 'en-US',
    serviceWorkers: visit.serviceWorkers ?? 'block',
  })
  if (visit.before !== undefined) {
    const page = await context.newPage()
    await visit.before(page, brand)
    await page.close()
  }
  const load = await measureLoad(await slowedPage(context), site(brand, visit.path))
  await context.close()
  return load
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const FIGURES = {
  firstPaint: (value: number) => `${(value / 1000).toFixed(2)} s`,
  largestPaint: (value: number) => `${(value / 1000).toFixed(2)} s`,
  layoutShift: (value: number) => value.toFixed(3),
  files: (value: number) => String(value),
  rounds: (value: number) => String(value),
} as const satisfies Record<keyof PageLoad, (value: number) => string>

function shown(loads: readonly PageLoad[], figure: keyof PageLoad, target: Target): string {
  const value = middle(loads.map((load) => load[figure]))
  const wanted = target[figure]
  return wanted === undefined
    ? FIGURES[figure](value)
    : `${FIGURES[figure](value)} (${(value / wanted).toFixed(2)} of ${FIGURES[figure](wanted)})`
}

const print = (line: string) => process.stdout.write(`${line}\n`)

async function measureAll(): Promise<void> {
  const browser = await launchChromium()
  const load = loadavg().map((figure) => figure.toFixed(1))
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load before ${load.join(' ')}`)
  print(
    '| page | brand | first paint | largest paint | layout shift | files before the first paint | rounds |',
  )
  print('|---|---|---|---|---|---|---|')
  for (const visit of VISITS)
    for (const brand of BRANDS) {
      const loads: PageLoad[] = []
      for (let round = 0; round < ROUNDS; round++) loads.push(await measureVisit(browser, visit, brand))
      const figures = Object.keys(FIGURES) as (keyof PageLoad)[]
      const cells = figures.map((figure) => shown(loads, figure, visit.target))
      print(`| ${[visit.name, brand, ...cells].join(' | ')} |`)
    }
  await browser.close()
}

await withSite(PORT, measureAll)
