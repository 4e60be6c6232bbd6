import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '../support/journey.ts'
import { changePartner } from '../support/partner-change.ts'
import { openReport } from './report-home.ts'

const OWNER = 'homeowner@lakeshore.test'

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    page.getByRole('button', { name: 'Home energy report (PDF)' }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

async function textOfPdf(data: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data, useSystemFonts: true }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replace(/\s+/g, ' ')
}

test.describe('the report as a PDF', () => {
  test('is named test.pdf unless the partner names it [S1-9.016] [S2-7.029]', async ({ page, signIn }) => {
    await changePartner(page, { settings: { report_file_name: 'test.pdf' } })
    await openReport(page, signIn, OWNER)
    const { name, bytes } = await download(page)
    expect(name).toBe('test.pdf')
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  })

  test('says what the screen says, figure by figure', async ({ page, signIn }) => {
    await openReport(page, signIn, OWNER)
    const text = await textOfPdf((await download(page)).bytes)
    const headline = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const cards = page.locator('#plan li dd')
    const figures = [...headline.matchAll(/\$[\d,]+/g)].map(([figure]) => figure)
    const costs = (await cards.allTextContents()).map((cost) => cost.replace('−', ''))
    expect(figures).toHaveLength(2)
    expect(costs.length).toBeGreaterThan(6)
    for (const figure of [...figures, ...costs]) expect(text).toContain(figure)
    for (const step of await page.locator('#plan').getByRole('heading', { level: 3 }).allTextContents())
      expect(text).toContain(step)
  })

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
    await expect(page.getByText('The PDF could not be made just now. Your report is safe.')).toBeVisible()
    expect(logged.join()).toContain('report download failed')
    await page.unrouteAll()
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 45_000 }),
      page.getByRole('button', { name: 'Try again' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })
})
