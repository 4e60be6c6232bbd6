import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { reportShown } from './report/report-home.ts'

async function openMenu(page: Page, entry: string): Promise<void> {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Home Report' }).click()
  await header.getByRole('link', { name: entry }).click()
}

/** The homes of the demo's homeowner by their names. */
const homesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const { records } = await (await fetch('/api/v1/buildings/')).json()
    return Object.fromEntries(
      records.data.map((one: { id: string; attributes: { building_name: string } }) => [
        one.attributes.building_name,
        one.id,
      ]),
    )
  })

test('the home whose page one is on is the one the menu leads to', async ({ page, site, signIn }) => {
  await signIn('homeowner@lakeshore.test')
  const homes = await homesOf(page)
  const [birchwood, cottage] = [homes['Birchwood Lane'], homes['Cedar Grove cottage']]
  await page.goto(site('lakeshore', `/buildings/${cottage}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(site('lakeshore', `/home-overview?buildingId=${birchwood}`))
  await reportShown(page)

  await openMenu(page, 'Analysis')
  await expect(page.getByRole('heading', { level: 1, name: 'Home analysis' })).toBeVisible()
  await expect(page).toHaveURL(/\/home-analysis$/)
  await expect(page.getByText('Birchwood').first()).toBeVisible()
  await openMenu(page, 'Overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Home analysis' })).toBeHidden()
  await reportShown(page)
  const asked = page.waitForRequest((call) => call.url().includes('/buildings/current?'))
  await openMenu(page, 'Update Virtual Assessment')
  expect(new URL((await asked).url()).searchParams.get('building_id')).toBe(birchwood)
  await expect(page).toHaveURL(/\/fuel-type$/)
})

test('without a home the assessment leads to the list, with a plain sentence', async ({ page, signIn }) => {
  await signIn('new@lakeshore.test')
  await openMenu(page, 'Update Virtual Assessment')
  await expect(page).toHaveURL(/\/buildings$/)
  await expect(page.getByText('There is no home to assess yet.')).toBeVisible()
})
