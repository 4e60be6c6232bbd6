import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'

test('a reviewer walks the queue by keys, takes an application, gives it back and finds things by a few letters', async ({
  page,
  site,
}) => {
  await signInStaff(page, site('lakeshore', '/admin/applications?tab=all'), 'admin@lakeshore.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Applications' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-queue')

  await page.keyboard.press('j')
  await expect(rows.first()).toHaveAttribute('data-focus', 'true')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('i')
  const assign = page.getByRole('dialog', { name: 'Assign the selection' })
  await expect(assign.getByText('1 application changes hands:')).toBeVisible()
  await expectAccessible(page)
  await assign.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('1 application was assigned.')).toBeVisible()
  await expect(rows.first()).toContainText('Jordan Hale')
  await takePictures(page, 'admin-queue-assigned')
  await page.keyboard.press('z')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(rows.first()).toContainText('nobody')

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet.getByText('Next row')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const palette = page.getByRole('dialog', { name: 'Search or go to' })
  await palette.getByRole('combobox').fill('how you')
  await expect(palette.getByRole('option', { name: 'How you sign in' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How you sign in' })).toBeVisible()
})
