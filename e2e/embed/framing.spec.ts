import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** A page of another site with a frame around a page of ours. */
async function frameFrom(page: Page, origin: string, address: string) {
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Other</title><iframe title="Ours" src="${address}"></iframe></html>`,
    }),
  )
  await page.goto(`${origin}/`)
}

test('a page of another origin frames the portal where the partner allows it [S2-4.080]', async ({
  page,
  site,
}) => {
  await frameFrom(page, 'https://www.boreale.test', site('boreale', '/about'))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(
    'Énergie Boréale',
  )
})

test('a page of another origin cannot frame the portal of a partner that does not allow it, nor one that is not named', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/frame-ancestors/)
  for (const [origin, partner] of [
    ['https://www.lakeshore.test', 'lakeshore'],
    ['https://www.elsewhere.test', 'boreale'],
  ] as const) {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await frameFrom(page, origin, site(partner, '/about'))
    await refused
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)
  }
})
