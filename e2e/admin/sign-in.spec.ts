import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import {
  appCode,
  demandFactor,
  openSecurity,
  plugInAuthenticator,
  typePassword,
  wantProofOnce,
} from './console.ts'

const title = (name: string) => ({ level: 1, name }) as const

test('staff set up a passkey, sign in with it and manage it', async ({ page, site }) => {
  const email = 'reviewer@lakeshore.test'
  const device = await plugInAuthenticator(page)
  await page.goto(site('lakeshore', '/admin'))
  await expect(page.getByRole('heading', title('Sign in to the console'))).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-sign-in')
  await typePassword(page, email, 'not the password')
  await expect(page.getByRole('alert')).toContainText('incorrect')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await takePictures(page, 'admin-sign-in-refused')

  await typePassword(page, email)
  await openSecurity(page)
  await expect(page.getByText('protected by a password alone')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of this passkey').fill('Work laptop')
  await takePictures(page, 'admin-passkey-name')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await takePictures(page, 'admin-recovery-codes')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  await page.keyboard.press('Escape')
  await expect(codes).toBeVisible()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()
  await expect(page.getByText('Not used yet')).toBeVisible()
  await expect(page.getByText('10 codes left')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-security')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await typePassword(page, email)
  await expect(page.getByRole('heading', title('One more step'))).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', title('One more step'))).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-second-passkey')
  await page.getByRole('button', { name: 'Use a passkey', exact: true }).click()
  await openSecurity(page)
  await expect(page.getByText(/Last used/)).toBeVisible()

  await page.getByRole('button', { name: 'Rename Work laptop' }).click()
  await expectAccessible(page)
  await page.getByLabel('Name of this passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByText('Old laptop')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await expect(page.getByText('This device already has a passkey')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await device.unplug()
  await page.getByRole('button', { name: 'Remove: Old laptop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await wantProofOnce(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByLabel('Current password').fill('not the password')
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(proof.getByRole('alert')).toContainText('The current password is not correct.')
  await expectAccessible(page)
  await takePictures(page, 'admin-proof')
  await proof.getByLabel('Current password').fill('Demo-pass-2026')
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()
})

test('who is held to a second step sets up an app, then signs in by code and by recovery code', async ({
  page,
  site,
}) => {
  const email = 'advisor@lakeshore.test'
  await demandFactor(page)
  await page.goto(site('lakeshore', '/admin/sign-in'))
  await typePassword(page, email)
  await expect(page.getByRole('heading', title('Set up your second step'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change password' })).toHaveCount(0)
  await expectAccessible(page)
  await takePictures(page, 'admin-held')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-authenticator')
  const secret = String(await setUp.getByTestId('secret').textContent())
  await setUp.getByLabel('Code the app shows').fill('000000')
  await expect(setUp.getByText('That code is not right')).toBeVisible()
  await setUp.getByLabel('Code the app shows').fill(appCode(secret))
  const codes = page.getByRole('dialog', { name: 'Save these recovery codes' })
  const recovery = String(await codes.getByRole('listitem').first().textContent())
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', title('How you sign in'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await typePassword(page, email)
  const code = page.getByLabel('Code from your authenticator app')
  await takePictures(page, 'admin-second-code')
  await code.fill('12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(appCode(secret, 1))
  await openSecurity(page)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', title('Sign in to the console'))).toBeVisible()
  await typePassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectAccessible(page)
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await openSecurity(page)
  await expect(page.getByText('9 codes left')).toBeVisible()
})

test('staff choose a new password by a mailed link, and change it at the console', async ({
  page,
  site,
  mailTo,
}) => {
  const email = 'reviewer@boreale.test'
  await page.goto(site('boreale', '/admin/sign-in'))
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  // The page left behind asks for the address too.
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('We sent you instructions')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-password')
  const { text } = await mailTo(email, /password/i)
  await page.goto(/https?:\S+\/admin\/password\?t=[\w-]+/.exec(text)?.[0] ?? '')
  const choose = async (password: string, again = password) => {
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Password confirmation').fill(again)
  }
  await choose('kettle on the hob', 'kettle on the top')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('kettle on the hob')
  await choose('kettle on the hob')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with it now.')).toBeVisible()
  await typePassword(page, email, 'kettle on the hob')
  await openSecurity(page)

  await page.getByLabel('Current password').fill('kettle on the hob')
  await choose('a lamp by the window')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Other devices were signed out.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', title('How you sign in'))).toBeVisible()
})

test('staff see where they are signed in and end one of them, which then has to sign in again', async ({
  page,
  site,
  browser,
}) => {
  const email = 'advisor@boreale.test'
  await page.goto(site('boreale', '/admin/sign-in'))
  await typePassword(page, email)
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
  const other = await elsewhere.newPage()
  await other.goto(site('boreale', '/admin/sign-in'))
  await typePassword(other, email)
  await openSecurity(other)
  await openSecurity(page)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByText('This device')).toBeVisible()
  await sessions.getByRole('button', { name: /Safari on iOS/ }).click()
  await expect(sessions.getByText('That device is signed out.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.getByRole('button', { name: 'Set up an app' }).click()
  await expect(other.getByRole('heading', title('Sign in to the console'))).toBeVisible()
  await elsewhere.close()
})
