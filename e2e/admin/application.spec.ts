import { newApplicant } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'
import { handIn } from './hand-in.ts'

test('an application goes from its submission through a question, approval and payment, by keyboard, seen from both sides [S2-2.013]', async ({
  page,
  browser,
  site,
  mailTo,
}) => {
  const email = await newApplicant(page, mailTo)
  const id = await handIn(page)
  const desk = await browser.newPage()
  await signInStaff(desk, site('lakeshore', '/admin/sign-in'), 'admin@lakeshore.test')
  await desk.goto(site('lakeshore', `/admin/applications/${id}`))
  await expect(desk.getByRole('heading', { level: 1, name: 'Erin Kowalski' })).toBeVisible()
  await desk.getByRole('button', { name: 'Eligibility Review' }).click()
  const moving = desk.getByRole('dialog', { name: 'Move to Eligibility Review' })
  await expect(moving.getByText(email)).toBeVisible()
  await moving.getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-application')

  await desk.keyboard.press('r')
  const asking = desk.getByRole('dialog', { name: 'Ask Erin Kowalski' })
  await asking.getByLabel(/Answer: .*door/i).check()
  await asking.getByLabel(/What you ask about/).fill('Two or three doors?')
  await expect(asking.getByLabel('The email')).toContainText('Two or three doors?')
  await takePictures(desk, 'admin-application-ask')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await expect(desk.getByText('clock stopped')).toBeVisible()
  expect((await mailTo(email, /We need something/)).text).toContain('Two or three doors?')

  await page.goto(site('lakeshore', `/applications/${id}`))
  await expect(page.getByText('Two or three doors?').first()).toBeVisible()
  await page.getByLabel('Write to your reviewer').fill('There are two.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'There are two.' })).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('There are two.')).toBeVisible()
  await desk.getByRole('button', { name: 'Eligibility Review' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()
  await desk.keyboard.press('a')
  const approving = desk.getByRole('dialog', { name: 'Move to Approved' })
  await expect(approving.getByLabel('Approved amount')).toHaveValue('')
  await approving.getByLabel('Approved amount').fill('40.00')
  await approving.getByLabel('How you found the amount').fill('The price of one kit.')
  await approving.getByRole('button', { name: 'Move to Approved' }).click()
  await expect(desk.getByText('Payments say when it is paid.')).toBeVisible()
  await desk.goto(site('lakeshore', '/admin/payments'))
  await expect(desk.getByRole('row', { name: /Erin Kowalski.*40\.00.*Due/ }).first()).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-payments')
  await page.reload()
  await expect(page.getByText('Approved').first()).toBeVisible()
  await desk.close()
})
