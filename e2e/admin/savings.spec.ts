import { readFileSync } from 'node:fs'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'

test('staff read what a program saved, against like homes too, and take the same figures with them', async ({
  page,
  site,
}) => {
  await signInStaff(page, site('lakeshore', '/admin/savings'), 'admin@lakeshore.test')
  const title = page.getByRole('heading', { level: 1, name: /^Homes saved \d+% of what was promised$/ })
  // What the demo's homes saved is measured in the background, and then what homes without work did.
  await expect(async () => {
    await page.reload()
    await page.getByLabel('Program', { exact: true }).selectOption({ index: 1 })
    await expect(page.getByText(/^34 homes are held against \d+ others\./)).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(title).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Half of the homes saved .* used more$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^6 homes cannot be judged yet$/ })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-savings-program')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'These figures (CSV)' }).click(),
  ])
  const rows = readFileSync(await download.path(), 'utf8').split('\r\n')
  const rate = Number(rows.find((row) => row.startsWith('all,'))?.split(',')[6])
  await expect(title).toContainText(`${Math.round(rate * 100)}%`)
  const outliers = page.getByRole('table', { name: /^Worth a look/ })
  await outliers.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/homes\//)
})
