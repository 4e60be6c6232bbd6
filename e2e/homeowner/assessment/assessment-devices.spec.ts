import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { choose, openWizard, pressNext, saved } from './assessment-home.ts'

test.use({ serviceWorkers: 'allow' })

const answersOf = (page: Page, building: string) =>
  page.evaluate(async (id) => (await fetch(`/api/v1/generic_items?building_id=${id}`)).json(), building)

test('answers given offline wait on the device and are sent once, when the connection is back', async ({
  page,
  site,
  setOffline,
}) => {
  const id = await openWizard(page, site('tejo'))
  await choose(page, 'heating_fuel', 'electricity')
  await saved(page)
  await setOffline(true)
  await choose(page, 'water_heating_fuel', 'propane')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await pressNext(page)
  await expect(page).toHaveURL(/\/heating-system$/)
  await choose(page, 'heating_system', 'baseboard')
  await setOffline(false)
  await saved(page)
  const items = await answersOf(page, id)
  const data = Object.fromEntries(
    items.data.map((item: { attributes: { item_type: string; data: object } }) => [
      item.attributes.item_type,
      item.attributes.data,
    ]),
  )
  expect(data).toMatchObject({
    fuel_type: { heating_fuel: ['electricity'], water_heating_fuel: ['propane'] },
    heating_system: { heating_system: ['baseboard'] },
  })
  expect(items.data).toHaveLength(2)
})

test('another device goes on at the same page with the same answers', async ({ page, site, browser }) => {
  await openWizard(page, site('tejo'), { path: '/house-type' })
  await choose(page, 'house_type', 'row_end')
  await saved(page)
  const cookies = await page.context().cookies()
  const phone = await browser.newContext({ viewport: { width: 375, height: 800 } })
  await phone.addCookies(cookies)
  const second = await phone.newPage()
  await second.goto(site('tejo', '/buildings'))
  await second.getByRole('button', { name: 'Go on with the assessment' }).click()
  await expect(second).toHaveURL(/\/house-type$/)
  await expect(second.locator('input[name="house_type"][value="row_end"]')).toBeChecked()
  await phone.close()
})

test('two tabs: the later answer wins and the earlier tab is told', async ({ page, site, context }) => {
  await openWizard(page, site('tejo'))
  await choose(page, 'heating_fuel', 'oil')
  await saved(page)
  const other = await context.newPage()
  await other.goto(site('tejo', '/fuel-type'))
  await expect(other.locator('input[name="heating_fuel"][value="oil"]')).toBeChecked()
  await choose(other, 'heating_fuel', 'wood')
  await saved(other)
  await expect(page.locator('input[name="heating_fuel"][value="wood"]')).toBeChecked()
  await expect(page.getByText('Changed in another window')).toBeVisible()
})

test('works by keyboard alone', async ({ page, site }) => {
  await openWizard(page, site('tejo'), { path: '/water-heating-system' })
  await page.locator('input[name="water_heater"]').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[name="water_heater"][value="tankless"]')).toBeChecked()
  const submit = page.locator('form button[type="submit"]')
  for (
    let stop = 0;
    stop < 12 && !(await submit.evaluate((one) => one === document.activeElement));
    stop += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/house-type$/)
})

test('speaks Portuguese on a phone, without a sideways scroll', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.addInitScript(() => localStorage.setItem('language', 'pt'))
  await openWizard(page, site('tejo'), { path: '/heating-system' })
  await expect(page.getByRole('heading', { level: 1, name: 'Como é aquecida a sua casa?' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expectAccessible(page)
  await takePictures(page, 'wizard-pt')
})

test('speaks French at the partner of the north, in advanced mode', async ({ page, signIn, site }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'))
  await signIn('homeowner@boreale.test', '/buildings')
  await page
    .getByRole('button', { name: /évaluation/i })
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/buildings$/)
  await page.goto(site('boreale', '/insulation'))
  await expect(
    page.getByRole('heading', { level: 1, name: 'La maison est-elle bien isolée ?' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('answers given offline survive a reload offline and are sent when the connection is back', async ({
  page,
  site,
  setOffline,
}) => {
  const id = await openWizard(page, site('tejo'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await choose(page, 'heating_fuel', 'electricity')
  await saved(page)
  await setOffline(true)
  await choose(page, 'water_heating_fuel', 'propane')
  await expect(page.getByText('Offline, kept on this device')).toBeVisible()
  await page.reload()
  await expect(page.locator('input[name="water_heating_fuel"][value="propane"]')).toBeChecked()
  await setOffline(false)
  await saved(page)
  const items = await answersOf(page, id)
  expect(items.data[0].attributes.data).toMatchObject({
    heating_fuel: ['electricity'],
    water_heating_fuel: ['propane'],
  })
  await pressNext(page)
  await expect(page).toHaveURL(/\/heating-system$/)
})
