import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { changePartner } from '../../support/partner-change.ts'

const PASSWORD = 'kettle on the hob'
const newEmail = (partner: string) => `walker-${randomUUID()}@${partner}.test`
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

async function firstPage(page: Page, email: string, again = PASSWORD) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password confirmation').fill(again)
  await page.getByRole('button', { name: 'Continue' }).click()
}
async function secondPage(page: Page) {
  await page.getByLabel('First name').fill('Wanda')
  await page.getByLabel('Last name').fill('Walker')
}
/** Somebody new who has filled in both pages, but for the consent. Answers their address. */
async function begin(page: Page, form: string): Promise<string> {
  const email = newEmail('lakeshore')
  await page.goto(form)
  await firstPage(page, email)
  await secondPage(page)
  return email
}
const consent = (page: Page) => page.getByRole('checkbox', { name: /agree/ })
const create = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Create account' })

test('a person signs up, confirms the email, signs out and in again [S1-1.002] [S1-2.008] [S1-2.051] [S2-7.079]', async ({
  page,
  site,
  mailTo,
}) => {
  const email = newEmail('lakeshore')
  await page.goto(site('lakeshore', '/sign-up'))
  await expectAccessible(page)
  await takePictures(page, 'sign-up-1')
  await firstPage(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About you')
  await expectAccessible(page)
  await takePictures(page, 'sign-up-2')
  const subscription = page.getByRole('checkbox', { name: /rebates/ })
  await expect(subscription).not.toBeChecked()
  await subscription.check()
  await secondPage(page)
  await consent(page).check()
  await create(page).click()
  await expect(page).toHaveURL(/\/verify-email\?first_access=true$/)
  await expect(page.getByText(email)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('emailVerificationEmail'))).toBe(email)
  await expectAccessible(page)
  await takePictures(page, 'verify-first-access')
  const { text } = await mailTo(email, /confirm/i)
  const link = linkIn(text)
  expect(link.pathname).toBe('/verify-email')
  expect([...link.searchParams.keys()]).toEqual(['token'])
  expect(link.searchParams.get('token')).toMatch(/\S{20,}/)
  await page.goto(site('lakeshore', link.pathname + link.search))
  await expect(page).toHaveURL(/\/welcome$/)
  const kept = () => page.evaluate(() => localStorage.getItem('currentUser'))
  expect(await kept()).toContain('"user_type":"customer"')
  const me = await page.evaluate(async () => (await fetch('/api/v1/users')).json())
  expect(me.data.attributes).toMatchObject({ email, consent: true, subscribed: true })
  const device = await page.evaluate(() => JSON.stringify(localStorage))
  expect(device).not.toContain(email)
  expect(device).not.toContain('Byron')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  expect(await kept()).toBeNull()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/buildings$/)
})

test('sign-up asks for the password first, then for the profile, and a subscription may stay unticked [S1-2.005] [S1-2.048] [S1-2.049] [S1-2.051]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-up'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await firstPage(page, newEmail('lakeshore'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About you')
  await secondPage(page)
  await consent(page).check()
  await expect(page.getByRole('checkbox', { name: /rebates/ })).not.toBeChecked()
  const call = page.waitForRequest('**/api/v1/auth/registrations')
  await create(page).click()
  expect((await call).postDataJSON().user).toMatchObject({
    password: PASSWORD,
    password_confirmation: PASSWORD,
    first_name: 'Wanda',
    subscribed: false,
  })
  await expect(page).toHaveURL(/\/verify-email\?first_access=true$/)
})

test('missing fields, unequal passwords and missing consent each say so, and nothing typed is lost [S1-5.004] [S1-5.005] [S1-5.006] [S1-2.050]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-up'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Fill in all required fields.')
  await firstPage(page, 'careful@lakeshore.test', 'another one')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'password and password confirmation must be the same.',
  )
  await expectAccessible(page)
  await firstPage(page, 'careful', 'another one')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Please check this form')
  await firstPage(page, 'careful@lakeshore.test')
  await consent(page).check()
  await create(page).click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Fill in all required fields.')
  await consent(page).uncheck()
  await secondPage(page)
  await create(page).click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'You must agree to the terms and conditions to proceed.',
  )
  await expect(page.getByLabel('First name')).toHaveValue('Wanda')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue('careful@lakeshore.test')
})

test('the terms open beside the form, Back, the browser’s Back and a reload lose nothing but the passwords, and the call carries the person, the consent and the program [S1-7.015] [S1-3.007]', async ({
  page,
  site,
}) => {
  const email = await begin(page, site('lakeshore', '/sign-up'))
  const opened = page.waitForEvent('popup')
  await consent(page).locator('xpath=ancestor::label').getByRole('link').first().click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/terms/i)
  await expect(page.getByLabel('First name')).toHaveValue('Wanda')
  await page.goBack()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Wanda')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByLabel('First name')).toBeHidden()
  await page.goBack()
  await expect(page.getByText('except the passwords: those we never keep')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  await takePictures(page, 'sign-up-restored')
  await page.reload()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    PASSWORD,
  )
  await firstPage(page, email)
  await expect(page.getByLabel('Last name')).toHaveValue('Walker')
  await page.getByRole('checkbox', { name: /rebates/ }).check()
  await consent(page).check()
  await page.evaluate(() => localStorage.setItem('programId', '41'))
  const call = page.waitForRequest('**/api/v1/auth/registrations')
  await create(page).click()
  expect((await call).postDataJSON()).toMatchObject({
    user: { name: 'Wanda Walker', consent: true, subscribed: true, who_dunnit_admin_id: null },
    extra_info: { programId: '41' },
  })
  await expect(page).toHaveURL(/\/verify-email/)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Wanda')
})

test('consent is not asked for where it is not mandatory [S1-2.050]', async ({ page, site }) => {
  await changePartner(page, { settings: { user_consent_mandatory: false } })
  await page.goto(site('lakeshore', '/sign-up'))
  await firstPage(page, 'free@lakeshore.test')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(consent(page)).toHaveCount(0)
})

test('an email that is taken brings the person back to page 1 with the reason, or is told to its owner alone [S1-8.004]', async ({
  page,
  site,
  mailTo,
}) => {
  const signUpAs = async (partner: 'tejo' | 'lakeshore') => {
    await page.goto(site(partner, '/sign-up'))
    await firstPage(page, `homeowner@${partner}.test`)
    await secondPage(page)
    await consent(page).check()
    await create(page).click()
  }
  await signUpAs('tejo')
  await expect(page.getByRole('alert')).toContainText('There is already an account with this email address.')
  await expect(page.getByLabel('Email address')).toHaveValue('homeowner@tejo.test')
  await signUpAs('lakeshore')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const { text } = await mailTo('homeowner@lakeshore.test', /tried to sign up/)
  expect(linkIn(text).pathname).toBe('/sign-in')
  // Whoever forgot that they have an account is let in by its password, though this browser was told to confirm the address.
  await page.goto(site('lakeshore', '/sign-in'))
  await page.getByLabel('Email address').fill('homeowner@lakeshore.test')
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/buildings$/)
})

test.describe('email verification', () => {
  test('an unconfirmed person who signs in is sent there, and reads other words than at first [S1-4.007] [S1-4.011] [S1-2.009] [S2-4.069]', async ({
    page,
    site,
  }) => {
    const email = await begin(page, site('lakeshore', '/sign-up'))
    await consent(page).check()
    await create(page).click()
    await expect(page).toHaveURL(/first_access=true$/)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await page.evaluate(() => localStorage.removeItem('emailVerificationEmail'))
    await page.goto(site('lakeshore', '/sign-in'))
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/verify-email$/)
    expect(await page.evaluate(() => localStorage.getItem('emailVerificationEmail'))).toBe(email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  })

  test('the link is sent again on request to the stored email [S1-8.018] [S2-8.031] [S1-9.022] [S2-4.070]', async ({
    page,
    site,
  }) => {
    const attributes = { user_confirmed: false, confirmation_token: null }
    await page.route('**/check_confirmation', (route) =>
      route.fulfill({ json: { data: { id: '1', type: 'confirmation', attributes } } }),
    )
    await page.goto(site('lakeshore', '/sign-in'))
    await page.getByLabel('Email address').fill('someone@lakeshore.test')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
    const kept = await page.evaluate(() => localStorage.getItem('emailVerificationEmail'))
    expect(kept).toBe('someone@lakeshore.test')
    const call = page.waitForRequest('**/resend_email_verification?*')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    expect(new URL((await call).url()).searchParams.get('email')).toBe('someone@lakeshore.test')
    await expect(page.getByText('Verification email resent successfully').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('a bad token is told in a notice that stays [S2-8.016] [S2-8.017]', async ({ page, site }) => {
    await page.goto(site('lakeshore', '/verify-email?token=made-up'))
    await expect(page).toHaveURL(/\/sign-in\?errorPersist=true$/)
    const submit = page.getByRole('button', { name: 'Sign in' })
    const notice = page.getByRole('region', { name: 'Notices' }).getByText('This link is no longer valid.')
    await expect(notice).toBeVisible()
    await expect(submit).toBeVisible()
    // It floats at the foot of the window, and on a telephone the button can be scrolled free of it.
    await page.setViewportSize({ width: 375, height: 500 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const foot = (await page.getByRole('main').boundingBox()) ?? { y: 0, height: 0 }
    expect((await notice.boundingBox())?.y).toBeGreaterThan(foot.y + foot.height)
    await expectAccessible(page)
    await takePictures(page, 'sign-in-new-link')
    await page.getByLabel('Address to confirm').fill('someone@lakeshore.test')
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'a new link is on its way' })).toContainText(
      'someone@lakeshore.test',
    )
    await page.evaluate(() => localStorage.setItem('emailVerificationEmail', 'someone@lakeshore.test'))
    await page.goto(site('lakeshore', '/verify-email?token=made-up-too'))
    await expect(page).toHaveURL(/\/verify-email\?errorPersist=true$/)
    await expect(notice).toBeVisible()
  })
})

test.describe('integrated sign-up', () => {
  test.use({ locale: 'en-CA' })

  async function find(page: Page, address: string, account: string) {
    await page.getByLabel('Service address').fill(address)
    await page.getByLabel('Account number').fill(account)
    await page.getByRole('button', { name: 'Find my account' }).click()
  }

  test('the account is found by address and number, then the person signs up [S1-2.052] [S1-4.016]', async ({
    page,
    site,
  }) => {
    await page.goto(site('boreale', '/sign-up'))
    await expectAccessible(page)
    await takePictures(page, 'sign-up-integrated')
    await find(page, '19 Maple Court', 'BO-200-018')
    await expect(page.getByText(/We found account BO-200-018/)).toBeVisible()
    await page.getByLabel('Email address').fill(newEmail('boreale'))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password confirmation').fill(PASSWORD)
    await consent(page).check()
    await expectAccessible(page)
    await create(page).click()
    await expect(page).toHaveURL(/\/(welcome|verify-email\?first_access=true)$/)
  })

  test('an account nobody has is warned about, and what was typed stays [S1-4.016]', async ({
    page,
    site,
  }) => {
    await page.goto(site('boreale', '/sign-up'))
    await find(page, '1 Nowhere Road', 'XX-1')
    const warning = page.getByRole('alert').filter({ hasText: 'We found no account with this address' })
    await expect(warning).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Account number')).toHaveValue('XX-1')
  })

  test('an account that somebody uses leads to sign-in with a notice [S1-4.016]', async ({ page, site }) => {
    await page.goto(site('boreale', '/sign-up'))
    await find(page, '1450, rue Saint-Édouard', 'BO-100-234')
    await expect(page).toHaveURL(/\/sign-in\?userExists=true$/)
    await expect(page.getByText('This account exists already. Please sign in.')).toBeVisible()
  })
})
