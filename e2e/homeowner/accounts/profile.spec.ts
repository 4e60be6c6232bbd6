import {
  expect,
  expectAccessible,
  PLAIN_PAGE,
  signInByApi,
  takePictures,
  test,
} from '../../support/journey.ts'

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
