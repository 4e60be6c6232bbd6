/// <reference lib="dom" />
import path from 'node:path'
import type { Page } from '@playwright/test'
import { seedMeasured } from '../packages/server/src/demo/measured/seed-measured.ts'
import { FOLDERS } from '../packages/server/src/testing/test-app.ts'
import { ROOT } from '../tools/steps/root.mjs'
import { launchChromium } from './support/chromium.ts'
import { type DemoServer, withDemoServer } from './support/demo-server.ts'

/**
 * The page of two years of hours in Chromium: from the last answer of the server that it waits for to the painted heat map. The
 * models of a year of days are tried in a worker meanwhile.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10)
const TARGET_MS = 150

const SIGN_IN = `(async () => {
  const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
  const body = JSON.stringify({ email: 'meters@lakeshore.test', password: 'Demo-pass-2026' })
  const answer = await fetch('/api/v1/auth/user_sessions', { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  const homes = (await (await fetch('/api/v1/buildings/')).json()).records.data
  return homes.find(({ attributes }) => attributes.building_name.startsWith('Heat pump')).id
})()`

/** Before the page's own scripts: notes when a canvas first holds a painted pixel, in the frame after. */
const WATCH = `(() => {
  const look = () => {
    const canvas = document.querySelector('canvas')
    const pixels = canvas?.width > 300 && canvas.getContext('2d').getImageData(0, 0, canvas.width, 1).data
    if (!pixels || !pixels.some((value) => value > 0)) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.paintedAt = performance.now() }
      port2.postMessage(null)
    })
  }
  requestAnimationFrame(look)
})()`

/** What the page waits for before it draws. */
const WAITS_FOR = '/energy_use/|/climate/|/weather_of_home/'

const TIME = `(() => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => new RegExp('${WAITS_FOR}').test(name))
  return window.paintedAt - Math.max(...answers.map(({ responseEnd }) => responseEnd))
})()`

async function timesOf(page: Page, site: string, home: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${site}/energy-use?buildingId=${home}`)
    await page.waitForFunction('window.paintedAt !== undefined')
    times.push(await page.evaluate<number>(TIME))
  }
  return times.toSorted((one, other) => one - other)
}

async function measure({ name, url, database: { db } }: DemoServer): Promise<void> {
  const partners = await db.selectFrom('partners').select(['id', 'code']).execute()
  await seedMeasured(db, partners, { now: new Date(), climate: FOLDERS.climate })
  const site = `http://lakeshore.localhost:${new URL(url).port}`
  const browser = await launchChromium()
  const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  await page.goto(`${site}/healthz`)
  const home = await page.evaluate<string>(SIGN_IN)
  await page.addInitScript(WATCH)
  const times = await timesOf(page, site, home)
  await browser.close()
  const [middle = Number.NaN, slowest = Number.NaN] = [times[times.length >> 1], times.at(-1)]
  process.stdout.write(
    `${name}, two years of hours to the painted heat map: p50 ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (at most ${TARGET_MS})\n`,
  )
  if (middle > TARGET_MS) process.exitCode = 1
}

await withDemoServer(measure, { ...FOLDERS, web: path.join(ROOT, 'packages/web/dist') })
process.exit(process.exitCode ?? 0)
