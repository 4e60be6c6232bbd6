import { expect, test } from '../../support/journey.ts'
import { choose, openWizard, saved } from './assessment-home.ts'

test('a home that was begun says so, and has one count of questions everywhere', async ({ page, site }) => {
  await openWizard(page, site('tejo'))
  await page.goto(site('tejo', '/buildings'))
  await expect(page.getByRole('button', { name: 'Go on with the assessment' })).toBeVisible()
  await expect(page.getByText('not started')).toBeHidden()
  const before = await page.getByText(/^0 of \d+ answers$/).textContent()
  const all = /of (\d+)/.exec(before ?? '')?.[1]
  await page.getByRole('button', { name: 'Go on with the assessment' }).click()
  await choose(page, 'heating_fuel', 'electricity')
  await saved(page)
  await expect(page.getByText(new RegExp(`^1 of ${all} answers\\.`))).toBeVisible()
  await page.goto(site('tejo', '/buildings'))
  await expect(page.getByText(`1 of ${all} answers`, { exact: true })).toBeVisible()
})
