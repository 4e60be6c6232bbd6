import type { Locator, Page } from '@playwright/test'
import { expect, PLAIN_PAGE, signInByApi, test } from '../../support/journey.ts'
import { changePartner, realResponse } from '../../support/partner-change.ts'
import { newAssessedHome, newReport, openReport, reloadReport, reportShown } from './report-home.ts'

const planOf = (page: Page) => page.locator('#plan')
const totals = (page: Page) => planOf(page).locator('dl').last()
const textOf = async (locator: Locator) => (await locator.textContent()) ?? ''
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

test.describe('the plan', () => {
  test('follows the person live, is kept, and is seen on another device', async ({ page, site, browser }) => {
    const { email, buildingId } = await newAssessedHome(page, site('tejo'))
    const address = site('tejo', `/home-overview?buildingId=${buildingId}`)
    await page.goto(address)
    await reportShown(page)
    const before = await textOf(totals(page))
    const verdict = await textOf(page.getByRole('heading', { level: 1 }))
    const steps = planOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    const names = await steps.getByRole('heading', { level: 3 }).allTextContents()
    expect(names.length).toBeGreaterThan(1)
    const [first, second] = names

    await page.getByRole('button', { name: `Not for me: ${first}` }).click()
    await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveText(second ?? '')
    await expect(totals(page)).not.toHaveText(before)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(verdict)
    await saved(page)

    const other = await (await browser.newContext()).newPage()
    await other.goto(site('tejo', PLAIN_PAGE))
    await signInByApi(other, email)
    await other.goto(address)
    await reportShown(other)
    await expect(planOf(other).getByRole('heading', { level: 3 }).first()).toHaveText(second ?? '')
    await expect(totals(other)).toHaveText(await textOf(totals(page)))
    await other.context().close()

    await planOf(page)
      .getByText(/^Considered and left out/)
      .click()
    await page.getByRole('button', { name: `Add it: ${first}` }).click()
    await expect(steps).toHaveCount(names.length)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(verdict)
    expect(await textOf(totals(page))).toBe(before)
  })

  test('takes a step back by Undo, keeps in sight what a person is not sure of, and is the same on every page', async ({
    page,
    site,
  }) => {
    await newReport(page, site('tejo'))
    const headings = planOf(page).locator('ol').getByRole('heading', { level: 3 })
    const names = await headings.allTextContents()
    const [first] = names

    await page.getByRole('button', { name: `Not for me: ${first}` }).click()
    await expect(page.getByText(`“${first}” is out of your plan.`)).toBeVisible()
    await expect(headings).toHaveCount(names.length - 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(headings).toHaveText(names)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

    await page.getByRole('button', { name: `Not sure: ${first}` }).click()
    const undecided = page.getByRole('region', { name: 'Still deciding (1)' })
    await expect(undecided.getByText(`${first}.`)).toBeVisible()
    await undecided.getByRole('button', { name: `Not for me: ${first}` }).click()
    await expect(undecided).toHaveCount(0)

    await page.getByRole('link', { name: 'See the analysis' }).click()
    await page.getByRole('link', { name: 'Back to the overview' }).click()
    const left = names.slice(1)
    await expect(headings).toHaveText(left)
    await page.getByRole('button', { name: `Not for me: ${left[0]}` }).click()
    await saved(page)
    await reloadReport(page)
    await expect(headings).toHaveText(left.slice(1))
  })

  test('is saved by a page whose session was renewed in another tab', async ({ page, site, context }) => {
    const { email, buildingId } = await newAssessedHome(page, site('tejo'))
    await page.goto(site('tejo', `/home-overview?buildingId=${buildingId}`))
    await reportShown(page)
    const other = await context.newPage()
    await other.goto(site('tejo', PLAIN_PAGE))
    await signInByApi(other, email)
    await other.close()
    const refusals: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refusals.push(answer.request().method())
    })
    await planOf(page)
      .getByRole('button', { name: /^Not for me: / })
      .first()
      .click()
    await saved(page)
    expect(refusals).toEqual(['PUT'])
  })

  test('that is kept is in the first picture of the report and in the list, nothing worked out in between', async ({
    page,
    site,
  }) => {
    const { buildingId } = await newAssessedHome(page, site('tejo'))
    const address = site('tejo', `/home-overview?buildingId=${buildingId}`)
    await page.goto(address)
    await reportShown(page)
    const [first = ''] = await planOf(page).getByRole('heading', { level: 3 }).allTextContents()
    await page.getByRole('button', { name: `Not for me: ${first}` }).click()
    await expect(planOf(page).getByRole('heading', { level: 3 }).first()).not.toHaveText(first)
    await saved(page)
    const kept = await textOf(page.getByRole('heading', { level: 1 }))

    // Without the weather the browser can work out no other plan: what is shown came with the page.
    await page.route('**/api/v1/climate/**', (route) => route.fulfill({ status: 404, json: { errors: [] } }))
    await reloadReport(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept)
    await expect(planOf(page).getByRole('heading', { level: 3 }).first()).not.toHaveText(first)
    const [, after = ''] = kept.match(/to about (\S+?)\.?$/) ?? []
    await page.goto(site('tejo', '/buildings'))
    await expect(page.getByText(`about ${after}`).first()).toBeVisible()
  })

  test('is put in order by buttons and by presets', async ({ page, site }) => {
    await newReport(page, site('tejo'))
    const headings = planOf(page).getByRole('heading', { level: 3 })
    const names = await headings.allTextContents()
    await page.getByRole('button', { name: `Move ${names[1]} up` }).click()
    await expect(headings.first()).toHaveText(names[1] ?? '')
    await expect(page.getByLabel('Order by')).toHaveValue('own')
    await page.getByLabel('Order by').selectOption('What makes sense to build')
    await expect(headings).toHaveText(names)

    await page.route('**/api/v1/buildings/current*', async (route) => {
      const answer = await realResponse(route)
      const body = await answer.json()
      body.data.attributes.ownership = 'rent'
      await route.fulfill({ response: answer, json: body })
    })
    await reloadReport(page)
    await page.getByLabel('Order by').selectOption('What makes sense to build')
    const groups = planOf(page).getByRole('heading', { name: /yourself$|Ask the owner/ })
    await expect(groups).toHaveText(['You can do these yourself', 'Ask the owner about these first'])
    await page.unrouteAll()
    await reloadReport(page)

    await page.getByLabel('Order by').selectOption('My budget')
    await page.getByLabel('What you can spend, after rebates').fill('100')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('heading', { name: /^Beyond your budget/ })).toBeVisible()
    await page.getByRole('button', { name: 'Back to my plan' }).click()
    await expect(headings).toHaveText([names[1] ?? '', names[0] ?? '', ...names.slice(2)])
  })

  test('counts only what the person may pay after likely incentives', async ({ page, signIn }) => {
    await openReport(page, signIn, 'homeowner@lakeshore.test')
    const card = planOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Install a smart thermostat' }) })
    await expect(card.getByText('Rebates, likely', { exact: true })).toBeVisible()
    await expect(card).toContainText('−$100')
    await expect(card).toContainText('$130')
  })
})

test.describe('a wrong assumption', () => {
  test('is corrected in place, followed live and kept', async ({ page, site }) => {
    await newReport(page, site('tejo'))
    const verdict = await textOf(page.getByRole('heading', { level: 1 }))
    const row = page
      .getByRole('table', { name: 'Your home, part by part' })
      .getByRole('row', { name: /^Heating/ })
    await expect(row).toContainText('assumed')
    await row.getByRole('button', { name: /^Fix/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Heat pump/ }).check()
    await expect(dialog.getByRole('status')).toContainText(/With this answer your home costs about/)
    await dialog.getByRole('button', { name: 'Keep this answer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(verdict)
    await reloadReport(page)
    await expect(row).toContainText('Heat pump')
  })
})

test.describe('recommended incentives', () => {
  test('are filtered by category, sorted and cut to the list size [S1-2.095] [S2-4.013] [S2-4.014] [S2-4.015]', async ({
    page,
    signIn,
  }) => {
    await changePartner(page, { settings: { recommendation_list_size: null } })
    await openReport(page, signIn, 'homeowner@lakeshore.test')
    const region = page.getByRole('region', { name: 'Recommended for your home' })
    const cards = region.getByRole('heading', { level: 3 })
    const all = await cards.allTextContents()
    expect(all.length).toBeGreaterThan(3)
    await region.getByLabel('Sort by').selectOption('Highest rebates')
    expect(await cards.allTextContents()).not.toEqual(all)
    expect((await cards.allTextContents()).toSorted()).toEqual(all.toSorted())
    await region.getByLabel('Category').selectOption('Solar')
    await expect(cards).toHaveCount(0)
    await region.getByLabel('Category').selectOption('Appliances')
    await expect(cards).toHaveText(['Twelve bulbs, free'])
    await page.unrouteAll()
    await changePartner(page, { settings: { recommendation_list_size: 3 } })
    await reloadReport(page)
    await expect(cards).toHaveCount(3)
  })

  test('say what is met, what is not known yet and where the rule stands', async ({ page, signIn }) => {
    await openReport(page, signIn, 'homeowner@lakeshore.test')
    const region = page.getByRole('region', { name: 'Recommended for your home' })
    await region.getByText('Somebody has to look at it first').first().click()
    await expect(region.getByText('Judged by a person')).toBeVisible()
    await expect(region.getByRole('link', { name: 'The rule' }).first()).toBeVisible()
  })
})
