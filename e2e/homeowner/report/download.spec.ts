import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import en from '../../../packages/domain/src/texts/en/report.json' with { type: 'json' }
import fr from '../../../packages/domain/src/texts/fr/report.json' with { type: 'json' }
import pt from '../../../packages/domain/src/texts/pt/report.json' with { type: 'json' }
import { expect, test } from '../../support/journey.ts'
import { numerals, type PrintedPage, pagesOfPdf } from './pdf-pages.ts'
import { openReport } from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'

// Two reports may be drawn at once for one person; a third is refused.
test.describe.configure({ mode: 'default' })

async function download(page: Page, button = 'Home energy report (PDF)') {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

test.describe('the report as a PDF', () => {
  test('that cannot be had is logged, told beside the button and offered again [S1-8.017] [S2-8.033]', async ({
    page,
    signIn,
    allowConsole,
  }) => {
    allowConsole(/500/)
    const logged: string[] = []
    page.on('console', (message) => void (message.type() === 'warning' && logged.push(message.text())))
    await page.route('**/api/v2/reports/*', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await openReport(page, signIn, OWNER)
    await page.getByRole('button', { name: 'Home energy report (PDF)' }).click()
    await expect(page.getByText('The PDF could not be made right now. Your report is safe.')).toBeVisible()
    expect(logged.join()).toContain('report download failed')
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0)
    await page.unrouteAll()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })
})

for (const { code, locale, texts, usesStand } of [
  { code: 'lakeshore', locale: 'en-US', texts: en, usesStand: 'at their bars' },
  { code: 'boreale', locale: 'fr-CA', texts: fr, usesStand: 'in a key' },
  { code: 'tejo', locale: 'pt-PT', texts: pt, usesStand: 'at their bars' },
] as const)
  test.describe(`the report of ${code} on paper`, () => {
    test.use({ locale })

    test('says what the screen says, figure by figure', async ({ page, signIn }) => {
      await openReport(page, signIn, `homeowner@${code}.test`)
      const [summary, home, plan] = await pagesOfPdf((await download(page, texts.download.button)).bytes)

      expect(summary?.says((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(true)
      const tiles = page.getByRole('region', { name: texts.figures.title }).locator('p')
      for (const line of await tiles.allTextContents()) expect(summary?.figures).toEqual(containing(line))
      expect(await tiles.count()).toBeGreaterThanOrEqual(8)

      await compareUses(page, home, texts, usesStand)
      const parts = await rowsOf(page, texts.parts.title)
      expect(parts.length).toBeGreaterThan(5)
      for (const [name, lost, known, rating] of parts)
        expect(home?.says(`${name}${lost}${known}${rating}`), name).toBe(true)
      const unit = code === 'tejo' ? 'money' : 'kWh'
      for (const [name, value] of await rowsOf(page, texts.compare.subtitle[unit]))
        expect(home?.says(`${name}:${value}`), name).toBe(true)

      await comparePlan(page, plan, texts.pdf)
    })
  })

const containing = (text: string) => expect.arrayContaining(numerals(text))

/** The rows of a table, also of one that is folded away beside its chart. */
const rowsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name, includeHidden: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.querySelectorAll('th, td'), (cell) => cell.textContent ?? '')),
    )

/** Each use stands with its figures at its bars, or in the key beside them; what the roof gives has a line of its own. */
async function compareUses(
  page: Page,
  home: PrintedPage | undefined,
  texts: Pick<typeof en, 'use' | 'uses'>,
  usesStand: 'at their bars' | 'in a key',
) {
  const isRoof = ([name]: string[]) => name === texts.use.solar
  const uses = await rowsOf(page, texts.uses.subtitle.money)
  expect(uses.length).toBeGreaterThan(3)
  const [roof, others] = [uses.filter(isRoof), uses.slice(0, -1).filter((row) => !isRoof(row))]
  for (const [, , after] of roof) expect(home?.figures).toEqual(containing(after?.replace(/[-−]/, '') ?? ''))
  for (const [name, now, after] of others) {
    expect(home?.says(`${name} ${now}`), `${name} ${now}`).toBe(true)
    const then = usesStand === 'in a key' ? `${name} ${now} → ${after}` : `${name} ${after}`
    expect(home?.says(then), then).toBe(true)
  }
}

/** Each card of the plan is a row on paper, and the totals are its last one. */
async function comparePlan(
  page: Page,
  plan: PrintedPage | undefined,
  words: { readonly all_steps: string; readonly waterfall: string },
) {
  if (plan === undefined) throw new Error('the report has no page of the plan')
  const cards = await page.locator('#plan li:has(h3)').evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector('h3')?.textContent ?? '',
      figures: Array.from(
        card.querySelectorAll('div:not([data-possible]) > dd, dl + div p'),
        (one) => one.textContent ?? '',
      ),
    })),
  )
  expect(cards.length).toBeGreaterThan(2)
  cards.forEach(({ name, figures }, index) => {
    const row = plan.between(name, cards[index + 1]?.name ?? words.all_steps)
    // What panels make is told below the table, in the words of the screen.
    for (const figure of figures)
      if (/\bkW\b/.test(figure)) expect(plan.says(figure), figure).toBe(true)
      else expect(row, name).toEqual(containing(figure))
  })
  const totals = await page.locator('#plan dl[aria-live] dd').allTextContents()
  expect(totals).toHaveLength(4)
  for (const total of totals)
    expect(plan.between(words.all_steps, words.waterfall)).toEqual(containing(total))
}
