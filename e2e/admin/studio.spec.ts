import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { lookAt, signInStaff } from './console.ts'

async function openStudio(page: Page, site: string, email: string) {
  await signInStaff(page, `${site}/admin`, email)
  await page.goto(`${site}/admin/site`)
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
}
const setting = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const find = (page: Page, text: string) => page.getByRole('searchbox').fill(text)
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible()

/** Tejo is nobody else's in the journeys of the console. */
test('a partner is re-branded, previewed, published, scheduled and rolled back', async ({ page, site }) => {
  await openStudio(page, site('tejo', ''), 'admin@tejo.test')
  await setting(page, 'Colour').fill('#7a2e8f')
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preview.getByText('Not Authorized')).toBeHidden()
  await expect(preview.locator('html')).toHaveAttribute('style', /--partner-colour: #7a2e8f/)
  await isSaved(page)
  await expectAccessible(page)
  await lookAt(
    page,
    () => page.getByRole('button', { name: 'Discard', exact: true }).click(),
    'Discard the draft?',
  )
  await lookAt(page, () => page.getByRole('button', { name: 'Import', exact: true }).click(), /./)

  await page.getByRole('link', { name: /^Check and publish/ }).click()
  await expect(page.getByRole('heading', { name: /^What changes for visitors/ })).toBeVisible()
  await expect(page.getByText('Colour', { exact: true }).first()).toBeVisible()
  for (const [look, colour] of [
    ['Now', /--partner-colour: (?!#7a2e8f)/],
    ['Then', /--partner-colour: #7a2e8f/],
  ] as const)
    await expect(page.frameLocator(`iframe[title^="${look}"]`).locator('html')).toHaveAttribute(
      'style',
      colour,
    )
  await expectAccessible(page)
  await takePictures(page, 'admin-studio-publish')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Say in a few words what this is for.')).toBeVisible()
  await page.getByLabel('What this is for').fill('A purple winter')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'A purple winter' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await setting(page, 'Colour').fill('#22608c')
  await isSaved(page)
  await page.getByRole('link', { name: /^Check and publish/ }).click()
  await page.getByRole('radio', { name: /At a set time/ }).check()
  await page.getByLabel('Day', { exact: true }).fill('2090-01-01')
  await page.getByLabel(/^Time in/).fill('06:00')
  await page.getByLabel('What this is for').fill('A blue spring')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('cell', { name: 'A blue spring' })).toBeVisible()
  await page.getByRole('button', { name: /^Cancel version/ }).click()
  await expect(page.getByRole('cell', { name: 'A blue spring' })).toBeHidden()

  await page.getByRole('button', { name: 'Roll back to 1', exact: true }).click()
  await page.getByLabel('Reason').fill('Too purple')
  await page.getByRole('button', { name: 'Roll back now' }).click()
  await expect(page.getByRole('cell', { name: 'Too purple' })).toBeVisible()
})

test('two editors see what the other saves, and are asked where both changed one setting', async ({
  page: first,
  site,
  browser,
}) => {
  const other = await browser.newContext()
  const second = await other.newPage()
  await openStudio(first, site('boreale', ''), 'admin@boreale.test')
  await openStudio(second, site('boreale', ''), 'operator@platform.test')
  for (const page of [first, second]) await find(page, 'contact_phone')
  await setting(first, 'Contact phone').fill('1-111')
  await isSaved(first)
  await expect(setting(second, 'Contact phone')).toHaveValue('1-111')
  // The second one types while the first one's next change is on its way.
  await second.route('**/studio/draft', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await setting(first, 'Contact phone').fill('2-222')
  await isSaved(first)
  await second.unroute('**/studio/draft')
  await setting(second, 'Contact phone').fill('3-333')
  const asked = second.getByRole('dialog', { name: /changed the same thing$/ })
  await asked.getByRole('radio', { name: /Theirs/ }).check()
  await expectAccessible(second)
  await takePictures(second, 'admin-studio-meeting')
  await asked.getByRole('button', { name: 'Go on' }).click()
  await expect(setting(second, 'Contact phone')).toHaveValue('2-222')
  await other.close()
})

test('what was typed is there after a reload that came before it was saved', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await openStudio(page, site('lakeshore', ''), 'admin@lakeshore.test')
  await find(page, 'website_url')
  await page.route('**/studio/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await setting(page, 'Website').fill('https://typed.example')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await page.unroute('**/studio/draft')
  await page.reload()
  await find(page, 'website_url')
  await expect(setting(page, 'Website')).toHaveValue('https://typed.example')
  await isSaved(page)

  // The same draft takes what is translated.
  await page.getByRole('link', { name: 'Translations', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Spanish: / })).toBeVisible()
  await find(page, 'where your heat goes')
  const heading = page.getByRole('textbox', { name: /Home page.*Find out where your heat goes/ })
  await heading.fill('Conserve el calor que usted paga')
  await expect(page.frameLocator('iframe').getByText('Conserve el calor que usted paga')).toBeVisible()
  await expectAccessible(page)
  await lookAt(
    page,
    () => page.getByRole('button', { name: 'Export XLIFF' }).click(),
    'Export for translators',
  )
  await lookAt(
    page,
    () => page.getByRole('button', { name: 'Import', exact: true }).click(),
    'Import a translated file',
  )
  await page.getByRole('button', { name: 'Save 1' }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await page.goto(`${site('lakeshore', '')}/admin/site/publish`)
  await expect(page.getByText('Conserve el calor que usted paga').first()).toBeVisible()
})
