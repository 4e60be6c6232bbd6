import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { button, go, heading, next, previous, reloadSaved } from './application-steps.ts'

const KIT = 'Free Weatherization Kit'
const linkIn = (text: string, kind: 'resume' | 'status') =>
  new RegExp(`http\\S+#${kind}\\.[\\w.-]+`).exec(text)?.[0] ?? ''

let guests = 0
const newEmail = () => {
  guests += 1
  return `guest-${Date.now()}-${guests}@example.test`
}

/** Types into the field that a label names, and goes on to the next by the keyboard. */
async function type(page: Page, label: string | RegExp, value: string) {
  const field = page.getByLabel(label)
  await expect(field).toBeFocused()
  await page.keyboard.type(value)
  await page.keyboard.press('Tab')
}

async function openForm(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('link', { name: `Apply for ${KIT}` }).click()
  await expect(heading(page, 'Who are you, and where is the home?')).toBeVisible()
  await expect(page).toHaveURL(/\/user-details\?/)
}

test('a guest applies from the public offers by keyboard, is signed out and follows it by the link of the mail [S2-1.002] [S2-2.004] [S2-4.044] [S2-6.004]', async ({
  page,
  site,
  mailTo,
}) => {
  const email = newEmail()
  await page.goto(site('lakeshore', '/offers-public'))
  await expect(heading(page, 'Rebates you can ask for now, without an account')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'public-offers')
  await openForm(page, site('lakeshore', '/offers-public'))

  await button(page, 'Go on').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Fill in all required fields.')
  await expect(alert).toContainText('Please verify you are human')
  await expect(alert).toContainText('You must agree to the terms and conditions to proceed.')
  await expectAccessible(page)
  await takePictures(page, 'guest-details-refused')
  await page.getByLabel('First name').focus()
  await type(page, 'First name', 'Anne')
  await type(page, 'Last name', 'Schroeder')
  await type(page, /^Email/, email)
  await type(page, /^Mobile phone/, '9205550177')
  await type(page, /^Mailing address/, '602 Huron Street')
  await type(page, /^City/, 'Cleveland')
  await type(page, /^ZIP/i, '53015')
  await expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Checked. You are a person.' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^I agree/ }).focus()
  await page.keyboard.press('Space')
  await takePictures(page, 'guest-details')
  await button(page, 'Go on').press('Enter')

  await expect(heading(page, 'Step 1 of 2: The kit')).toBeVisible()
  await page.getByLabel('What kind of home is it?').selectOption('House')
  await page.getByLabel('How many drafty doors?').fill('2')
  // The address that was given for the home is where the kit goes, unless another is typed.
  await expect(page.getByLabel('Where do we mail the kit?')).toHaveValue(/53015/)
  await reloadSaved(page)
  await expect(page.getByLabel('How many drafty doors?')).toHaveValue('2')
  await go(page, next, 'Check your answers')
  await page.reload()
  await expect(page.getByText('House', { exact: true })).toBeVisible()
  await go(page, previous, 'Step 1 of 2: The kit')
  await expect(page.getByLabel('What kind of home is it?')).toHaveValue('House')
  await go(page, next, 'Check your answers')
  await button(page, 'Go on to the terms').click()
  await expect(heading(page, 'Step 2 of 2: Terms and conditions')).toBeVisible()
  await page.reload()
  await page.getByRole('checkbox', { name: /^I have read/ }).check()
  await button(page, 'Submit the application').click()

  await expect(page).toHaveURL(/\/please-wait\?mode=submit$/)
  await expect(heading(page, 'Your application is with us')).toBeVisible()
  await expect(page.getByText(`Link to follow it emailed to ${email}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'please-wait')

  const { text } = await mailTo(email, /We have your application/)
  await page.goto(linkIn(text, 'status'))
  await expect(heading(page, KIT)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Submitted' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  await takePictures(page, 'guest-status')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })
  test('a guest stops, is signed out, and goes on where they were by the link of the mail [S2-4.046] [S2-2.006] [S2-4.076] [S2-6.003]', async ({
    page,
    site,
    mailTo,
  }) => {
    const email = newEmail()
    await openForm(page, site('lakeshore', '/offers-public'))
    await page.getByLabel('First name').fill('Anne')
    await page.getByLabel('Last name').fill('Schroeder')
    await page.getByLabel(/^Email/).fill(email)
    await page.reload()
    await expect(page.getByLabel(/^Email/)).toHaveValue(email)
    await page.getByRole('checkbox', { name: 'I am a person' }).check()
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await button(page, 'Go on').click()

    await expect(heading(page, 'Step 1 of 2: The kit')).toBeVisible()
    await page.getByLabel('What kind of home is it?').selectOption('Apartment')
    await page.getByLabel('How many drafty doors?').fill('1')
    await page.getByLabel('Where do we mail the kit?').fill('9 Harbor Road, Cleveland, WI 53015')
    await button(page, 'Save & Next Step').click()
    await expect(heading(page, 'Check your answers')).toBeVisible()
    const address = page.url().replace(/\?.*/, '')
    await page.goto(site('lakeshore', '/incentives'))
    await expect(heading(page, 'Rebates you can ask for now, without an account')).toBeVisible()
    await expect(page).toHaveURL(/\/offers-public$/)
    await page.goto(address)
    await expect(heading(page, 'Step 2 of 2: Terms and conditions')).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(page).toHaveURL(/\/please-wait\?mode=cancel$/)
    await expect(page.getByText(`Draft kept for 30 days under the link we emailed to ${email}`)).toBeVisible()

    const { text } = await mailTo(email, /Your application/)
    await page.goto(linkIn(text, 'resume'))
    await expect(heading(page, 'Step 2 of 2: Terms and conditions')).toBeVisible()
  })
})
