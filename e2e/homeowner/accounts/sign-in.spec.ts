import { expect, expectAccessible, takePictures, test } from '../../support/journey.ts'
import { changePartner } from '../../support/partner-change.ts'

const PASSWORD = 'Demo-pass-2026'
const WRONG =
  'The email or password you entered is incorrect. Please try again or click the "Forgot Password" link to reset your password.'

async function fillIn(page: import('@playwright/test').Page, email: string, password: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('sign-in has its fields and links and leads to the buildings [S1-2.004] [S1-2.041] [S1-2.042] [S1-4.009]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-in'))
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/sign-up',
  )
  const [password, forgot] = [
    page.getByLabel('Password', { exact: true }),
    page.getByRole('link', { name: 'Forgot Password' }),
  ]
  await expect(forgot).toHaveAttribute('href', '/forgot-password')
  // It is drawn over the field, and comes after the button for the keyboard.
  expect((await forgot.boundingBox())?.y).toBeLessThan((await password.boundingBox())?.y ?? 0)
  await password.focus()
  for (const next of [
    page.getByRole('button', { name: 'Show password' }),
    page.getByRole('button', { name: 'Sign in' }),
    forgot,
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await expectAccessible(page)
  await takePictures(page, 'sign-in')
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await expect(page).toHaveURL(/\/buildings$/)
})

test('an empty form and a wrong password say the same, and the typed email stays [S1-5.001]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-in'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(WRONG)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expectAccessible(page)
  await takePictures(page, 'sign-in-error')
  await fillIn(page, 'homeowner@lakeshore.test', 'not the password')
  await expect(page.getByRole('alert')).toContainText(WRONG)
  await expect(page.getByLabel('Email address')).toHaveValue('homeowner@lakeshore.test')
})

test('sign-in checks the confirmation of the email first and goes on to the redirect, if it is a path of this site [S1-4.006] [S1-4.008] [S1-4.001]', async ({
  page,
  site,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/auth/')) calls.push(pathname.replace('/api/v1/auth/', ''))
  })
  await page.goto(site('lakeshore', '/sign-in?redirect=%2Fuser%2Fedit'))
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await expect(page).toHaveURL(/\/user\/edit$/)
  expect(calls).toEqual(['user_sessions/check_confirmation', 'user_sessions'])
})

test('sign-in never goes to another site', async ({ page, site }) => {
  await page.goto(site('lakeshore', '/sign-in?redirect=%2F%2Fevil.test%2Fuser'))
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await expect(page).toHaveURL(/lakeshore\.localhost:\d+\/buildings$/)
})

test('the program chosen before sign-in is kept, and applied for after it [S2-4.035] [S1-4.010] [S1-9.021]', async ({
  page,
  site,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('programId'))
  await page.goto(site('lakeshore', '/applications/new?programId=77'))
  await expect(page).toHaveURL(/\/sign-in\?redirect=/)
  await expect.poll(kept).toBe('77')
  await page.goto(site('lakeshore', '/sign-in'))
  // No program has this id, so that the page stands only for a moment.
  const applied = page.waitForURL(/\/applications\/new\?programId=77$/)
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await applied
  await expect.poll(kept).toBeNull()
})

test('without email verification the confirmation is not checked [S1-4.006]', async ({ page, site }) => {
  const calls: string[] = []
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
  await changePartner(page, { settings: { enable_email_verification: false } })
  await page.goto(site('lakeshore', '/sign-in'))
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await expect(page).toHaveURL(/\/buildings$/)
  expect(calls.filter((path) => path.includes('check_confirmation'))).toEqual([])
})

test('the notice box shows the words of the partner and an account that exists, and a logo stands over the form where the partner wants it [S1-2.044] [S1-2.045] [S1-8.008] [S1-8.009]', async ({
  page,
  site,
}) => {
  const sign_in = { notice: 'We moved in May.', show_logo: true }
  await changePartner(page, { settings: { sections: { sign_in } } })
  await page.goto(site('lakeshore', '/sign-in?userExists=true'))
  await expect(page.getByRole('main').getByRole('img', { name: 'Lakeshore Power & Gas' })).toBeVisible()
  await expect(page.getByText('We moved in May.')).toBeVisible()
  await expect(page.getByText('User account already exist!')).toBeVisible()
  await changePartner(page, { sso: { user_exist_notification: 'You are with us already.' } })
  await page.reload()
  await expect(page.getByText('You are with us already.')).toBeVisible()
  await expect(page.getByText('User account already exist!')).toHaveCount(0)
  await page.goto(site('lakeshore', '/sign-in'))
  await expect(page.getByLabel('Email address')).toBeVisible()
  await expect(page.getByText('You are with us already.')).toHaveCount(0)
})

for (const position of ['top', 'bottom'] as const) {
  test(`the single sign-on button stands at the ${position} [S1-2.043] [S1-2.046]`, async ({
    page,
    site,
  }) => {
    await changePartner(page, {
      sso: { allowed: true, button_label: 'One key for all', button_position: position },
    })
    await page.goto(site('lakeshore', '/sign-in'))
    const button = await page.getByRole('link', { name: 'One key for all' }).boundingBox()
    const field = await page.getByLabel('Email address').boundingBox()
    const isAbove = (button?.y ?? 0) < (field?.y ?? 0)
    expect(isAbove).toBe(position === 'top')
    await page.goto(site('lakeshore', '/sign-up'))
    await expect(page.getByRole('link', { name: 'One key for all' })).toBeVisible()
  })
}

test('a partner without sign-on shows no button, one with it also on sign-up [S1-2.053]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-up'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /sign-on/ })).toHaveCount(0)
  await changePartner(page, { sso: { allowed: true } })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Continue with single sign-on' })).toBeVisible()
})

test('where the password form is hidden only the button is left, and sign-up leads back [S1-2.046] [S1-2.047] [S2-4.085]', async ({
  page,
  site,
}) => {
  await changePartner(page, { sso: { allowed: true, hide_user_pass_login: true } })
  await page.goto(site('lakeshore', '/sign-up'))
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByRole('link', { name: 'Continue with single sign-on' })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveCount(0)
  await expectAccessible(page)
  await changePartner(page, {
    sso: { allowed: true, hide_user_pass_login: true, issuer_login_only: true },
    website_url: 'https://lakeshore.example',
  })
  await page.reload()
  await expect(page.getByText('You open this site from your Lakeshore Power & Gas account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Lakeshore Power & Gas' })).toHaveAttribute(
    'href',
    'https://lakeshore.example',
  )
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

for (const [partner, locale, heading] of [
  ['lakeshore', 'es-US', 'Iniciar sesión'],
  ['boreale', 'fr-CA', 'Se connecter'],
  ['tejo', 'pt-PT', 'Entrar'],
] as const) {
  test.describe(() => {
    test.use({ locale })
    test(`sign-in of ${partner} speaks its language`, async ({ page, site }) => {
      await page.goto(site(partner, '/sign-in'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessible(page)
      await takePictures(page, `sign-in-${partner}`)
    })
  })
}

test('a failing check of confirmation shows its error [S1-8.006]', async ({ page, site }) => {
  await page.route('**/check_confirmation', (route) =>
    route.fulfill({
      status: 429,
      json: { errors: [{ status: '429', code: 'x.y', title: 'Please wait a minute.' }] },
    }),
  )
  await page.goto(site('lakeshore', '/sign-in'))
  await fillIn(page, 'homeowner@lakeshore.test', PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Please wait a minute.')
})
