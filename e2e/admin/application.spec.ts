import type { Locator, Page } from '@playwright/test'
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
  await expectAccessible(desk)
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
  // A key is the page's only when no dialog stands over it.
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.keyboard.press('a')
  const approving = desk.getByRole('dialog', { name: 'Move to Approved' })
  await expect(approving.getByLabel('Approved amount')).toHaveValue('')
  await approving.getByLabel('Approved amount').fill('40.17')
  await approving.getByLabel('How you found the amount').fill('The price of one kit.')
  await expectAccessible(desk)
  await approving.getByRole('button', { name: 'Move to Approved' }).click()
  await expect(desk.getByText('Payments say when it is paid.')).toBeVisible()
  await desk.goto(site('lakeshore', '/admin/payments'))
  await desk.getByRole('searchbox', { name: 'Name, or number of a payment or application' }).fill('kowal er')
  await desk.waitForURL(/kowal/)
  const line = desk.getByRole('row', { name: /Erin Kowalski.*40\.17/ })
  await expect(line).toContainText('Due')
  await expectAccessible(desk)
  await takePictures(desk, 'admin-payments')
  await payErin(desk, line)
  await page.reload()
  await expect(page.getByText('Approved').first()).toBeVisible()
  await desk.close()
})

/** Holds the line, releases it, makes a file of it, undoes it, makes it again, sends it, and decides when it comes back. */
async function payErin(desk: Page, line: Locator) {
  await line.getByRole('button', { name: /^Hold/ }).click()
  const holding = desk.getByRole('dialog', { name: /^Hold payment/ })
  await holding.getByRole('button', { name: 'Hold' }).click()
  await expect(holding.getByText('Please write the reason.')).toBeVisible()
  await expectAccessible(desk)
  await holding.getByLabel('Reason').fill('The invoice is in another name.')
  await holding.getByRole('button', { name: 'Hold' }).click()
  await expect(line).toContainText('Held')
  await expect(line).toContainText('The invoice is in another name.')

  const number = (await line.getByRole('rowheader').textContent()) ?? ''
  const makeFile = async () => {
    await line.getByRole('checkbox').check()
    await desk
      .getByRole('region', { name: 'Actions for the selection' })
      .getByRole('button', { name: 'Make a payment file' })
      .click()
    return desk.getByRole('dialog', { name: 'Make a file of the selected payments' })
  }
  const empty = await makeFile()
  await expect(empty.getByText('1 held payment is left out.')).toBeVisible()
  await expect(empty.getByRole('button', { name: /^Make the file/ })).toBeDisabled()
  await empty.getByRole('button', { name: 'Cancel' }).click()
  await line.getByRole('checkbox').uncheck()
  await line.getByRole('button', { name: /^Release/ }).click()
  await expect(line).toContainText('Due')

  const file = (name: string) =>
    desk.getByRole('table', { name: 'Files' }).getByRole('row').filter({ hasText: name })
  const makeAndConfirm = async () => {
    const dialog = await makeFile()
    await expect(dialog.getByText('1 payment, $40.17 in all.')).toBeVisible()
    await expectAccessible(desk)
    await takePictures(desk, 'admin-payments-file')
    await dialog.getByRole('button', { name: 'Make the file with 1 payment' }).click()
    const made = desk.getByRole('status').filter({ hasText: 'was made with 1 payment' })
    await expect(line).toContainText('In a file')
    return /File (\d+)/.exec((await made.textContent()) ?? '')?.[1] ?? ''
  }
  const first = await makeAndConfirm()
  await desk.getByRole('button', { name: `Undo file ${first}` }).click()
  const undoing = desk.getByRole('dialog', { name: `Undo file ${first}?` })
  await expectAccessible(desk)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await expect(file(first)).toContainText('Undone')
  await expect(line).toContainText('Due')
  const second = await makeAndConfirm()
  await desk.getByRole('button', { name: `Mark as sent: file ${second}` }).click()
  await desk
    .getByRole('dialog', { name: `Mark file ${second} as sent?` })
    .getByRole('button', { name: 'Mark as sent' })
    .click()
  await expect(line).toContainText('Sent')
  await expect(desk.getByRole('button', { name: `Undo file ${second}` })).toHaveCount(0)

  const csv = `Payment,Status,Amount,Reason\n${number},failed,40.17,No such account`
  await desk.getByLabel('CSV file').setInputFiles({
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await desk.getByRole('button', { name: 'Apply 1 row' }).click()
  await expect(line).toContainText('What the bank said: No such account')
  await line.getByRole('button', { name: /^Decide/ }).click()
  const deciding = desk.getByRole('dialog', { name: `Payment ${number} came back` })
  await deciding.getByLabel(/Correct something first/).check()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-payments-decide')
  await deciding.getByLabel('Reason').fill('Asked Erin for the account number.')
  await deciding.getByRole('button', { name: 'Save the decision' }).click()
  await expect(line).toContainText('Asked Erin for the account number.')
  await expect(line).toContainText('What the bank said: No such account')
  await takePictures(desk, 'admin-payments-held')
}
