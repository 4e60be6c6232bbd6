import type { Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'

const HOST = 'https://www.lakeshore.test'

/** A page of the partner's own site, under a policy that allows the portal no more than its script and its frame. */
async function openHost(page: Page, portal: string, tag: string, language = 'en') {
  const policy = `default-src 'none'; script-src ${portal}; frame-src ${portal}; style-src 'none'; img-src 'none'`
  await page.route(`${HOST}/rebates`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Rebates</title>
<body><h1>Our own page</h1><script src="${portal}/embed.js"></script>${tag}</body></html>`,
    }),
  )
  await page.goto(`${HOST}/rebates`)
}

/** How much of the frame would have to be scrolled, across and down: it is as large as what it holds. */
const hiddenInFrame = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

test('the rebate finder stands in a page of another origin with a strict policy, and its answers reach the portal', async ({
  page,
  context,
  site,
  mailTo,
}) => {
  const email = await newApplicant(page, mailTo)
  await context.clearCookies()
  const portal = new URL(site('lakeshore')).origin
  await openHost(
    page,
    portal,
    '<hearthlight-embed kind="rebate-finder"><a href="/x">Rebates</a></hearthlight-embed>',
  )
  const frame = page.frameLocator('hearthlight-embed iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Find rebates for your home' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rebates' })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('title', /Find rebates for your home/)
  await expectAccessible(page)
  await takePictures(page, 'rebate-finder')

  await frame.getByRole('button', { name: 'Find my rebates' }).press('Enter')
  await expect(frame.getByRole('link', { name: /ZIP or postal code/ })).toBeVisible()
  await frame.getByLabel(/ZIP or postal code/).fill('12 Oak Street, Sheboygan, WI 53081')
  await frame
    .getByRole('radiogroup', { name: /gas bill/ })
    .getByRole('radio', { name: 'Lakeshore Power & Gas' })
    .check()
  await frame.getByLabel('What kind of home is it?').selectOption('detached')
  await frame.getByRole('button', { name: 'Find my rebates' }).press('Enter')
  const found = frame.getByRole('heading', { level: 2, name: /\d+ rebates fit what you told us/ })
  await expect(found).toBeFocused()
  const attic = frame
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(attic).toContainText('$')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => hiddenInFrame(page)).toEqual([0, 0])
  }
  await takePictures(page, 'rebate-finder-found')

  const opened = context.waitForEvent('page')
  await attic.getByRole('link', { name: /^Apply/ }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1, name: 'Your answers are kept' })).toBeVisible()
  await tab.getByRole('link', { name: 'Sign in', exact: true }).last().click()
  await tab.getByLabel('Email').fill(email)
  await tab.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await expect(tab.getByText('Filled in from the rebate finder.')).toBeVisible()
  await expect(tab.getByLabel(/^Address/).first()).toHaveValue('12 Oak Street')
  await expect(tab.getByLabel(/^ZIP/)).toHaveValue('53081')
  await tab.getByRole('button', { name: 'Save' }).click()
  await expect(tab).toHaveURL(/\/incentives$/)
  await tab.goto(site('lakeshore', '/house-type'))
  await expect(tab.getByRole('radio', { name: /Detached/ })).toBeChecked()
})

test('the public offers stand in a page of another origin in its language, and lead to the portal', async ({
  page,
  site,
}) => {
  const portal = new URL(site('lakeshore')).origin
  await page.setViewportSize({ width: 375, height: 800 })
  await openHost(page, portal, '<hearthlight-embed kind="offers"></hearthlight-embed>', 'es')
  const frame = page.frameLocator('iframe')
  const apply = frame.getByRole('link', { name: /^Solicitar.*se abre en una pestaña nueva/ }).first()
  await expect(apply).toHaveAttribute('href', /^\/(user-details\?program_id|applications\/new\?programId)=./)
  await expect(apply).toHaveAttribute('target', '_blank')
  await expect.poll(() => hiddenInFrame(page)).toEqual([0, 0])
  await takePictures(page, 'embedded-offers')
})
