import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Frame,
  type Page,
  type Response,
} from '@playwright/test'
import type axe from 'axe-core'
import { watchShifts } from './shift-guard.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

export type PartnerCode = 'lakeshore' | 'boreale' | 'tejo'

type Mail = { to: string; subject: string; text: string; html: string }

type Journey = {
  /** The address of a partner's site. */
  site: (partner: PartnerCode, path?: string) => string
  /** Signs a person in by the API and opens a page of the partner's site. */
  signIn: (email: string, path?: string) => Promise<void>
  /** The newest mail to a person whose subject matches, once it has come. */
  mailTo: (address: string, subject?: RegExp) => Promise<Mail>
  /** Console errors that the journey provokes on purpose. */
  allowConsole: (pattern: RegExp) => void
  /** Takes the connection away, or gives it back; what the browser says of calls without one is expected then. */
  setOffline: (isOffline: boolean) => Promise<void>
  /** A page on another device of the journey's. A call that is refused there fails it as an error of the console does. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>
  slowNetwork: undefined
  consoleGuard: undefined
  /** What has moved too much while a page opened, as soon as it has. */
  moved: readonly string[]
  shiftGuard: undefined
}

/** Milliseconds each answer waits at most: a slow network shows a journey that acts on the page left behind. */
const DELAY = Number(process.env['E2E_DELAY'] ?? 0)

const PASSWORD = 'Demo-pass-2026'

/** A page of the site without the app, from which calls can be made: loading the app only for that costs a second. */
export const PLAIN_PAGE = '/healthz'

/** The browser logs each refused call as an error; a journey that shows the refusal to the person is fine. */
const REFUSED_CALL = /Failed to load resource: the server responded with a status of 4\d\d/

let journeys = 0
/** One address a test, so that the limits per address never let tests disturb one another. */
const ownAddress = (worker: number) => {
  journeys += 1
  return { 'x-forwarded-for': `10.${worker % 256}.${journeys >> 8}.${journeys % 256}` }
}

/** On a busy machine the page's own limit for an answer would tell of a failure that there is not. */
function waitTenfold() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(10 * milliseconds)
}

const partnerOf = (email: string) => email.split('@')[1]?.split('.')[0] as PartnerCode

export const test = base.extend<
  Journey & { address: Record<string, string>; allowed: RegExp[]; port: number }
>({
  port: async ({ baseURL }, use) => use(Number(new URL(baseURL ?? '').port)),
  allowed: async ({ page: _ }, use) => use([REFUSED_CALL]),
  allowConsole: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  setOffline: async ({ context, allowed }, use) =>
    use((isOffline) => {
      allowed.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
      return context.setOffline(isOffline)
    }),
  address: async ({ browserName: _ }, use, { workerIndex }) => use(ownAddress(workerIndex)),
  // The browser's window stays from journey to journey, emptied: only what is said here may differ between them.
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders(address)
    await context.clearPermissions()
    await context.addInitScript(waitTenfold)
    await use(context)
  },
  site: async ({ port }, use) => use((partner, path = '/') => `http://${partner}.localhost:${port}${path}`),
  signIn: async ({ page, site }, use) =>
    use(async (email, path = '/buildings') => {
      await page.goto(site(partnerOf(email), PLAIN_PAGE))
      await signInByApi(page, email)
      await page.goto(site(partnerOf(email), path))
    }),
  mailTo: async ({ port }, use) =>
    use(async (address, subject = /./) => {
      let found: Mail | undefined
      await expect
        .poll(async () => {
          const answer = await fetch(`http://127.0.0.1:${port + 1}/?to=${encodeURIComponent(address)}`)
          found = ((await answer.json()) as Mail[]).findLast((mail) => subject.test(mail.subject))
          return found
        })
        .toBeDefined()
      return found as Mail
    }),
  slowNetwork: [
    async ({ context }, use) => {
      if (DELAY > 0)
        await context.route(/\/(assets|api)\//, async (route) => {
          await setTimeout(Math.random() * DELAY)
          await route.fallback()
        })
      await use(undefined)
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page, allowed }, use) => {
      const errors = errorsOf(page)
      await use(undefined)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, address, allowed }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = []
    await use(async (options) => {
      const context = await browser.newContext({ extraHTTPHeaders: address, ...options })
      await context.addInitScript(waitTenfold)
      const page = await context.newPage()
      const errors = errorsOf(page)
      page.on('response', (answer) => {
        if (answer.status() >= 400) errors.push(refusedCall(answer))
      })
      opened.push({ context, errors })
      return page
    })
    for (const { context } of opened) await context.close()
    expect(
      opened.flatMap(({ errors }) => errors).filter((text) => !allowed.some((pattern) => pattern.test(text))),
    ).toEqual([])
  },
  moved: async ({ context }, use) => use(await watchShifts(context)),
  shiftGuard: [
    async ({ moved }, use) => {
      await use(undefined)
      expect(moved).toEqual([])
    },
    { auto: true },
  ],
})

/** What the console of a page calls an error, filled as it happens. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(String(error)))
  return errors
}

const refusedCall = (answer: Response) =>
  `${answer.status()} ${answer.request().method()} ${new URL(answer.url()).pathname}`

export async function signInByApi(page: Page, email: string, password = PASSWORD) {
  const status = await page.evaluate(
    async ([email, password]) => {
      const answer = await fetch('/api/v1/auth/user_sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
        body: JSON.stringify({ email, password }),
      })
      return answer.status
    },
    [email, password] as const,
  )
  expect(status).toBeLessThan(300)
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A document that was looked at before still has it, and bringing it costs half as much as a look. */
async function bringAxe(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
}

/** axe over the whole page and its frames, WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page, leftOut: string[] = []) {
  const options: axe.RunOptions = {
    // Only findings are read: describing every element that passed takes most of the time of a long page.
    resultTypes: ['violations'],
    preload: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  }
  for (;;) {
    // A list that is read anew stands there dimmed for a moment.
    await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
    for (const frame of page.frames()) await bringAxe(frame)
    const { findings, wasDimmed } = await page.evaluate(async (options) => {
      let wasDimmed = false
      const dimming = new MutationObserver(() => {
        wasDimmed = true
      })
      dimming.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
      const { violations } = await window.axe.run(document, options)
      dimming.disconnect()
      return {
        findings: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
        wasDimmed,
      }
    }, options)
    // What axe found while a list was being read anew is looked at once more when the list is there.
    if (findings.length > 0 && wasDimmed) continue
    expect(findings).toEqual([])
    return
  }
}

/** Pictures for a person to look at, at both widths, light and dark; taken only when SHOTS names a folder. */
export async function takePictures(page: Page, name: string) {
  const folder = process.env['SHOTS']
  if (!folder) return
  const size = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [1280, 375])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
}

export { expect }
