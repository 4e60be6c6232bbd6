import {
  expect,
  expectAccessible,
  PLAIN_PAGE,
  signInByApi,
  takePictures,
  test,
} from '../../support/journey.ts'
import { changePartner, changePerson } from '../../support/partner-change.ts'

const save = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'Save profile' })

test('the profile is at /user/edit, is saved and leads to the buildings [S1-2.068] [S2-2.088] [S1-8.015] [S2-8.027]', async ({
  page,
  signIn,
}) => {
  await signIn('new@lakeshore.test', '/user/edit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'profile')
  await page.getByLabel('City').fill('Sheboygan')
  await page.getByLabel('ZIP or postal code').fill('53081-1234')
  await expect(page.getByLabel('ZIP or postal code')).toHaveValue('53081')
  const consent = page.getByRole('checkbox', { name: /agree/ })
  if (!(await consent.isChecked())) await consent.check()
  const call = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page).click()
  const sent = (await call).postDataJSON().user
  expect(sent).toMatchObject({ city: 'Sheboygan', zip: '53081', consent: true })
  expect(Object.keys(sent).sort()).toEqual([
    'city',
    'consent',
    'first_name',
    'last_name',
    'mailing_address',
    'subscribed',
    'zip',
  ])
  const success = page.locator('[data-tone=positive]').getByText('Profile updated.', { exact: true })
  await expect(success).toBeVisible()
  await expect(page).toHaveURL(/\/buildings$/)
})

test('an empty required field and an unticked consent are told [S2-2.024] [S1-2.010] [S1-5.014] [S1-5.015]', async ({
  page,
  signIn,
}) => {
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await page.getByLabel('Last name').fill('')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Fill in all required fields.')
  await expect(page).toHaveTitle(/^Error: Your profile/)
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByRole('checkbox', { name: /agree/ }).uncheck()
  await save(page).click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'You must agree to the terms and conditions to proceed.',
  )
  await expectAccessible(page)
})

test('a refusal says why, and the typed text stays [S1-8.016] [S2-8.011]', async ({ page, signIn }) => {
  await page.route('**/api/v1/users/*', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ status: '422', code: 'x.y', title: 'It is too late.' }] },
    }),
  )
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await page.getByLabel('City').fill('Kenosha')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Unable to proceed. Please try again. Reason: It is too late.',
  )
  await expect(page.getByLabel('City')).toHaveValue('Kenosha')
})

test('with editing disabled only the subscription can change [S1-5.016] [S2-5.050]', async ({
  page,
  signIn,
}) => {
  await changePartner(page, { settings: { disable_user_profile_edition: true } })
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await expect(page.getByLabel('First name')).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: /agree/ })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: /rebates/ })).toBeEnabled()
})

test('an account created by sync stays editable [S1-5.017] [S2-5.051]', async ({ page, signIn }) => {
  await changePartner(page, { settings: { disable_user_profile_edition: true } })
  await changePerson(page, { extra_info: { educate_created_sync: true } })
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await expect(page.getByLabel('First name')).toBeEnabled()
})

test('the title follows the verification step [S1-2.064] [S2-2.085] [S2-2.086]', async ({ page, signIn }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await expect(heading).toHaveText('Your profile')
  await changePerson(page, { extra_info: { verification_step: 'detail_search', is_fulfill_sync: true } })
  await page.reload()
  await expect(heading).toHaveText('Complete your details so that we can find your account')
  await page.unrouteAll()
  await changePerson(page, {
    partner_account_id: null,
    extra_info: { verification_step: null, is_fulfill_sync: true },
  })
  await page.reload()
  await expect(heading).toHaveText('Complete your profile')
})

test('a person whose email is to be searched is sent to the search [S1-2.065]', async ({ page, signIn }) => {
  await changePerson(page, { extra_info: { verification_step: 'email_search' } })
  const searched = page.waitForRequest('**/search_and_sync_account')
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await searched
})

test('a person with a program goes on to apply [S1-2.067] [S2-2.087]', async ({ page, signIn }) => {
  await changePerson(page, { extra_info: { programId: '9' } })
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await save(page).click()
  await expect(page).toHaveURL(/\/applications\/new\?programId=9$/)
})

test("first names 'new' and 'user' are blank on a sync profile [S1-9.017]", async ({ page, signIn }) => {
  await changePerson(page, { first_name: 'User', extra_info: { is_fulfill_sync: true } })
  await signIn('homeowner@lakeshore.test', '/user/edit')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Last name')).not.toHaveValue('')
})

test.describe('account search', () => {
  const outcome = (type: string) => ({
    json: { data: { id: '1', type: 'account_search', attributes: { type } } },
  })
  test('that found the account leads to the profile and says so [S1-2.011] [S1-4.012] [S2-4.036] [S2-7.074]', async ({
    page,
    signIn,
    site,
  }) => {
    await page.route('**/search_and_sync_account', (route) => route.fulfill(outcome('user_synced')))
    await signIn('homeowner@lakeshore.test', '/fetch-account-details')
    await expect(page).toHaveURL(site('lakeshore', '/user/edit'))
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('We found your account.')
  })

  test('that found none or several accounts leads to the profile and says so [S1-4.013] [S1-4.014] [S2-4.037] [S2-4.038]', async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('homeowner@lakeshore.test', '/about')
    for (const [type, words] of [
      ['account_not_found', 'We found no account with your details.'],
      ['more_than_one_found', 'We found more than one account.'],
    ] as const) {
      await page.unrouteAll({ behavior: 'wait' })
      await page.route('**/search_and_sync_account', (route) => route.fulfill(outcome(type)))
      await page.goto(site('lakeshore', '/fetch-account-details'))
      await expect(page).toHaveURL(site('lakeshore', '/user/edit'))
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(words)
    }
  })

  test('with any other outcome, also one that this page does not know, leads to the buildings [S1-4.015] [S2-4.039]', async ({
    page,
    signIn,
    site,
  }) => {
    await signIn('homeowner@lakeshore.test', '/about')
    for (const type of ['no_search_needed', 'an_outcome_of_next_year']) {
      await page.unrouteAll({ behavior: 'wait' })
      await page.route('**/search_and_sync_account', (route) => route.fulfill(outcome(type)))
      await page.goto(site('lakeshore', '/fetch-account-details'))
      await expect(page).toHaveURL(site('lakeshore', '/buildings'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('a search without an answer signs nobody out and can be made again', async ({
    page,
    signIn,
    site,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/)
    await page.route('**/search_and_sync_account', (route) => route.abort())
    await signIn('homeowner@lakeshore.test', '/fetch-account-details')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not look for your account')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(site('lakeshore', '/buildings'))
  })

  test('a failing search shows its title, signs out and leads to sign-in [S2-8.018] [S2-8.019]', async ({
    page,
    signIn,
  }) => {
    await page.route('**/search_and_sync_account', (route) =>
      route.fulfill({
        status: 409,
        json: { errors: [{ status: '409', code: 'x.y', title: 'Search is closed.' }] },
      }),
    )
    await signIn('homeowner@lakeshore.test', '/fetch-account-details')
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByText('Search is closed.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('the password and the devices', () => {
  test.use({ locale: 'en-CA' })

  test('a person ends one device, then changes the password, which signs out the others, and then all', async ({
    page,
    signIn,
    browser,
    site,
  }) => {
    // Nobody else signs in as this person: the journey ends all their sessions.
    const email = 'tester@boreale.test'
    const other = await browser.newPage()
    await other.goto(site('boreale', '/terms-and-conditions'))
    await signInByApi(other, email)
    const isSignedIn = () => other.evaluate(async () => (await fetch('/api/v1/users')).ok)
    expect(await isSignedIn()).toBe(true)
    const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
    await phone.goto(site('boreale', PLAIN_PAGE))
    await signInByApi(phone, email)
    await signIn(email, '/user/edit')
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await takePictures(page, 'profile-devices')
    await page.getByRole('button', { name: /Safari on iOS/ }).click()
    await expect(page.getByText('That device is signed out.')).toBeVisible()
    await expect(page.getByText('Safari on iOS')).toHaveCount(0)
    expect(await phone.evaluate(async () => (await fetch('/api/v1/users')).status)).toBe(401)
    expect(await isSignedIn()).toBe(true)
    await phone.close()
    await page.getByLabel('Current password').fill('Demo-pass-2026')
    await page.getByLabel('New password').fill('Demo-pass-2026')
    await page.getByLabel('Password confirmation').fill('Demo-pass-2026')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed. Other devices were signed out.')).toBeVisible()
    expect(await isSignedIn()).toBe(false)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByText('You are signed out on every device.')).toBeVisible()
    await other.close()
  })
})

test('saml-logout goes to the single-logout url, else the home of the app, else home [S2-2.034] [S2-6.012]', async ({
  page,
  site,
}) => {
  await page.goto(site('tejo', '/saml-logout'))
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await changePartner(page, { sso: { spa_home_url: '/about' } })
  await page.goto(site('tejo', '/saml-logout'))
  await expect(page).toHaveURL(/\/about$/)
  await page.unrouteAll()
  await changePartner(page, { sso: { spa_home_url: '/about', single_logout_url: '/hello' } })
  await page.goto(site('tejo', '/saml-logout'))
  await expect(page).toHaveURL(/\/hello$/)
})
