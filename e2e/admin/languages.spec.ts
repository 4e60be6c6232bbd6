import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import type { Page, Request } from '@playwright/test'
import { expect, PLAIN_PAGE, test } from '../support/journey.ts'
import { own } from './draft-editor.ts'
import { textIn, wrongIn } from './foreign-texts.ts'
import { decide, handInAt, pay } from './reviewer-day.ts'

/** A partner in whose console each language is spoken. */
const CONSOLES = [
  { language: 'en', locale: 'en-US', partner: 'lakeshore' },
  { language: 'es', locale: 'es-US', partner: 'lakeshore' },
  { language: 'fr', locale: 'fr-CA', partner: 'boreale' },
  { language: 'pt', locale: 'pt-PT', partner: 'tejo' },
] as const

/** Nothing was imported, and no admin has visits of their own. */
const NOT_IN_THE_DEMO = ['/admin/advisors/day/:id', '/admin/imports/:id', '/admin/readings/:id']

/** What a page says: its texts, open or not, and what is said of pictures and fields. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, noscript, textarea') === null)
        said.add(node.textContent ?? '')
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.add(element.getAttribute(name) ?? '')
    return [...said]
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => /\p{L}{2}/u.test(text))
  })

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.pathname))

/** What the partner wrote in several languages, what mails were called, and the configuration: nobody's list. */
function gatherContent(json: unknown, content: Set<string>, isAll = false): void {
  if (typeof json !== 'object' || json === null) return
  const isByLanguage = Object.keys(json).every((key) => LANGUAGES.some((language) => language === key))
  for (const [key, value] of Object.entries(json))
    if (typeof value !== 'string') gatherContent(value, content, isAll)
    else if (isAll || isByLanguage || key === 'subject') content.add(value.replaceAll(/\s+/g, ' ').trim())
}

/** The console in one language: goes to its pages, and keeps what is wrong on them. */
function walker(page: Page, language: Language) {
  const calls = new Set<Request>()
  const content = new Set<string>()
  const reads: Promise<void>[] = []
  page.on('request', (request) => void calls.add(request))
  page.on('requestfailed', (request) => void calls.delete(request))
  page.on('requestfinished', (request) => {
    calls.delete(request)
    if (/\/api\//.test(request.url())) reads.push(readContent(request))
  })
  const readContent = async (request: Request) => {
    const answer = await request.response()
    if (!answer?.headers()['content-type']?.includes('json')) return
    gatherContent(await answer.json().catch(() => null), content, /\/studio/.test(request.url()))
  }
  const found: { text: string; finding: string }[] = []
  const links = new Set<string>()
  /** All is there that was asked for. */
  const settled = async () => {
    await expect(page.locator('html:not([data-loading])')).toBeAttached()
    await expect.poll(() => calls.size, { intervals: [20, 20, 50] }).toBe(0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('html:not([data-loading])')).toBeAttached()
    await expect.poll(() => calls.size, { intervals: [20, 20, 50] }).toBe(0)
    await Promise.all(reads)
  }
  const look = async (place: string) => {
    await settled()
    for (const text of await saidOn(page))
      found.push(...wrongIn(text, language).map((finding) => ({ text, finding: `${place}: ${finding}` })))
    for (const link of await linksOn(page)) links.add(link)
  }
  /** Without loading the app anew: the heading of the page before is marked, and another one is waited for. */
  const visit = async (place: string, address = place) => {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = 'yes'
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(page.locator('h1:not([data-left])').first()).toBeVisible()
    await look(place)
  }
  /** Each part of a bench, by its entry in the list of them. */
  const lookAtParts = async (place: string) => {
    const parts = page.locator('main nav button:not([data-variant], [aria-label])')
    const count = await parts.count()
    for (let index = 0; index < count; index += 1) {
      await parts.nth(index).click()
      await look(`${place} part ${index + 1}`)
    }
  }
  const findings = () => [
    ...new Set(found.filter(({ text }) => !content.has(text)).map(({ finding }) => finding)),
  ]
  return { findings, links, look, visit, lookAtParts }
}

type Section = {
  readonly path: string
  readonly permission: string | null
  readonly pages: readonly { readonly path: string }[]
}
/** The sections as the app itself knows them, so that a new page is walked too; its screens are not loaded. */
const CONSOLE = '../../packages/web/src/console/app'
const { SECTIONS }: { SECTIONS: readonly Section[] } = await import(`${CONSOLE}/sections.ts`)
const places = SECTIONS.filter(({ permission }) => permission !== 'operator').flatMap(({ path, pages }) =>
  pages.map((each) => ['/admin', path, each.path].filter((part) => part !== '').join('/')),
)

async function signIn(page: Page, email: string): Promise<void> {
  await page.evaluate(
    async ([email, password]) => {
      const answer = await fetch('/api/v1/auth/admin_sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-requester': 'portal' },
        body: JSON.stringify({ email, password }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [email, 'Demo-pass-2026'] as const,
  )
}

for (const { language, locale, partner } of CONSOLES)
  test.describe(`in ${language}`, () => {
    // Pages follow one another without a press, which excuses what moves when a person goes to them: only words are looked at here.
    test.use({ locale, moved: async ({ page: _ }, use) => use([]) })
    test('a manager and a reviewer at work, and each page that the demo fills, without a raw name or a word of another language', async ({
      page,
      site,
      mailTo,
    }) => {
      const say = (key: string) => textIn(language, key)
      const handedIn = await handInAt(partner, { page, site, mailTo, retry: test.info().retry })
      await page.goto(site(partner, PLAIN_PAGE))
      await signIn(page, `admin@${partner}.test`)
      await page.goto(site(partner, '/admin/security'))
      const { findings, links, look, visit, lookAtParts } = walker(page, language)
      await look('/admin/security')
      for (const place of places.filter((each) => !each.includes(':'))) await visit(place)
      await visit('/admin/site')
      await lookAtParts('/admin/site')

      // A manager begins a program from a template, goes through its parts and publishes it.
      await visit('/admin/programs')
      await page.getByRole('button', { name: say('admin-programs:programs.new') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('admin-programs:field.name'), { exact: true }).fill(own('Programa'))
      await dialog.getByLabel(say('admin-programs:new.from')).selectOption({ index: 1 })
      await look('a new program')
      await dialog.getByRole('button', { name: say('admin-programs:new.create') }).click()
      await expect(page.getByRole('button', { name: say('admin-programs:publish.action') })).toBeVisible()
      await lookAtParts('a program')
      await page.locator('main nav button:not([data-variant], [aria-label])').first().click()
      await page.getByText(say('admin-programs:parts.step_itself')).click()
      await page.getByRole('main').getByRole('group').getByRole('textbox').first().fill(own('Programa'))
      await look('a program that is changed')
      await page.getByRole('button', { name: say('admin-programs:publish.action') }).click()
      await dialog.getByLabel(say('admin-programs:publish.why')).fill('2026')
      await look('publishing a program')
      await dialog.getByRole('button', { name: say('admin-programs:publish.action') }).click()
      await expect(
        page.getByText(say('admin-programs:versions.live_version').replace('{{version}}', '1')),
      ).toBeVisible()

      const missed: string[] = []
      for (const place of places.filter((each) => each.includes(':'))) {
        const one = new RegExp(`^${place.replace(/:\w+/, '[^/]+')}$`)
        const link = [...links].find((each) => one.test(each) && !places.includes(each))
        if (link === undefined) missed.push(place)
        else await visit(place, link)
      }
      expect(missed.filter((place) => !NOT_IN_THE_DEMO.includes(place))).toEqual([])

      const desk = { page, partner, language, look, visit }
      await pay(desk, await decide(desk, handedIn))
      expect(findings()).toEqual([])
    })
  })
