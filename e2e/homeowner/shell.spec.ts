import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { realResponse } from '../support/partner-change.ts'

test.describe('the header', () => {
  test('shows a visitor the contact data of the partner in a dropdown, and leads to sign-in and to sign-up [S1-2.083] [S1-2.084]', async ({
    page,
    site,
  }) => {
    await page.goto(site('lakeshore'))
    const header = page.getByRole('banner')
    const contact = header.getByRole('button', { name: 'Contact' })
    await contact.focus()
    await page.keyboard.press('Enter')
    await expect(contact).toHaveAttribute('aria-expanded', 'true')
    await expect(header.getByRole('link', { name: /1-800-555-0142/ })).toBeVisible()
    await expect(header.getByRole('link', { name: /home@lakeshore\.test/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(contact).toHaveAttribute('aria-expanded', 'false')
    await header.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/sign-in$/)
    await header.getByRole('link', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/sign-up$/)
  })

  test('has buildings, Profile and Sign Out for a signed-in person, whom Sign Out really signs out [S1-2.079] [S1-2.082] [S2-7.079]', async ({
    page,
    signIn,
  }) => {
    await signIn('homeowner@lakeshore.test', '/user/edit')
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Buildings' }).click()
    await expect(page).toHaveURL(/\/buildings$/)
    await header.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL(/\/user\/edit$/)
    await header.getByRole('button', { name: 'Sign Out' }).click()
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await page.goto(new URL('/user/edit', page.url()).href)
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fuser%2Fedit$/)
  })

  test('has a Home Report dropdown whose three entries each navigate [S1-2.081]', async ({
    page,
    signIn,
  }) => {
    await signIn('homeowner@lakeshore.test', '/user/edit')
    const header = page.getByRole('banner')
    for (const [entry, path] of [
      ['Overview', '/home-overview'],
      ['Analysis', '/home-analysis'],
      ['Update Virtual Assessment', '/fuel-type'],
    ] as const) {
      await header.getByRole('button', { name: 'Home Report' }).click()
      const link = header.getByRole('link', { name: entry })
      await expect(link).toHaveAttribute('href', path)
      const opened = page.waitForURL(`**${path}*`)
      await link.click()
      await opened
      await page.goto(new URL('/user/edit', page.url()).href)
    }
  })

  test('is a drawer under 768 pixels and a row from there [S1-9.005] [S2-9.008]', async ({ page, site }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(site('lakeshore'))
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden()
    await menu.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'drawer')
    await drawer.getByRole('link', { name: 'How it works' }).click()
    await expect(page).toHaveURL(/\/how-it-works$/)
    await expect(drawer).toBeHidden()
    await menu.click()
    await drawer.getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/how-it-works$/)
  })
})

test.describe('getting about', () => {
  test('the first Tab reaches the skip link, which leads to the content, and a change of page moves the focus to its heading and names the tab', async ({
    page,
    site,
  }) => {
    await page.goto(site('lakeshore', '/about'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeFocused()
    await expect(page).toHaveTitle('How it works · Lakeshore Power & Gas')
  })

  test('the language changes where the person stands and stays for the next visit', async ({
    page,
    site,
  }) => {
    await page.goto(site('lakeshore', '/sign-in'))
    await page.getByLabel('Email address').fill('half.typed')
    await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('half.typed')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
  })
})

/** Once the page has all it asked for: the next call is the one that the person makes. */
async function endSession(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
}

test.describe('when the session ends', () => {
  const refuse = (status: number, code: string, title: string) => ({
    status,
    json: { errors: [{ status: String(status), code, title }] },
  })

  test('a 401 outside auth calls clears the session and keeps the way back [S1-4.002] [S1-4.003] [S1-4.004]', async ({
    page,
    signIn,
  }) => {
    await signIn('homeowner@lakeshore.test', '/user/edit')
    await page.getByLabel('City').fill('Half a tow')
    await endSession(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fuser%2Fedit$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const notice = page.getByRole('region', { name: 'Notices' }).getByText('Your session has ended.')
    await expect(notice).toBeVisible()
    await page.getByLabel('Email address').fill('homeowner@lakeshore.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/user\/edit$/)
    await expect(page.getByLabel('City')).toHaveValue('Half a tow')
    await expect(notice).toBeHidden()
  })

  test('what one person typed is not shown to the next', async ({ page, signIn }) => {
    await signIn('homeowner@lakeshore.test', '/user/edit')
    await page.getByLabel('City').fill('Half a tow')
    await endSession(page)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.getByLabel('Email address').fill('new@lakeshore.test')
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('City')).not.toHaveValue('Half a tow')
  })

  test('an idle person is warned, can stay, and is signed out when they do not', async ({ page, signIn }) => {
    await page.clock.install()
    await signIn('homeowner@lakeshore.test', '/user/edit')
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
    await page.clock.runFor('25:10')
    const warning = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(warning).toContainText('5 minutes')
    await expectAccessible(page)
    await warning.getByRole('button', { name: 'Stay signed in' }).click()
    // It goes with the server's answer, with which the idle clock starts anew.
    await expect(warning).toBeHidden()
    await page.clock.runFor('25:10')
    await expect(warning).toBeVisible()
    await page.clock.runFor('05:00')
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fuser%2Fedit$/)
  })

  test('a failing account system is told in a notice that stays [S1-8.001] [S2-8.022]', async ({
    page,
    signIn,
    allowConsole,
  }) => {
    allowConsole(/status of 502/)
    // What the page asks again by itself would bring the notice back.
    await page.route('**/api/v1/users/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill(refuse(502, 'fulfill_api_error', 'The account system is asleep.'))
        : route.fallback(),
    )
    await page.clock.install()
    await signIn('homeowner@lakeshore.test', '/user/edit')
    await page.getByRole('button', { name: 'Save profile' }).click()
    const notice = page
      .getByRole('region', { name: 'Notices' })
      .locator('[data-tone="danger"]')
      .getByText('The account system is asleep.')
    await expect(notice).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
  })

  test('the maintenance header reloads the page [S1-8.002] [S2-7.086]', async ({ page, signIn }) => {
    await signIn('homeowner@lakeshore.test', '/user/edit')
    await page.route('**/api/v1/users/*', async (route) => {
      const answer = await realResponse(route)
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'x-amz-meta-maintenance': 'yes' },
      })
    })
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await reloaded
  })
})

test('an error in the address is told in our words, and a text of a stranger is not [S2-8.021]', async ({
  page,
  site,
}) => {
  const notices = page.getByRole('region', { name: 'Notices' })
  await page.goto(site('lakeshore', '/about?error=accounts.single-sign-on-failed'))
  await expect(notices).toContainText('Single sign-on did not work. Please try again.')
  await expect(page).toHaveURL(/\/about$/)
  await page.goto(site('lakeshore', '/about?error=%3Cimg%20src%3Dx%3E%20Call%20555-0100%20now.'))
  await expect(notices).toContainText('Something went wrong on our side. Please try again in a few minutes.')
  await expect(notices).not.toContainText('555-0100')
  await expect(page).toHaveURL(/\/about$/)
})

test('a visit is recorded once with its five facts, and not against Do Not Track [S1-9.023] [S2-7.030] [S1-7.001] [S1-7.003]', async ({
  page,
  site,
  browser,
}) => {
  const visit = page.waitForRequest('**/ahoy/visits')
  const [referrer, landing_page] = [site('lakeshore', '/how-it-works'), site('lakeshore', '/about')]
  await page.goto(landing_page, { referer: referrer })
  expect((await visit).headers()).toMatchObject({ authorization: 'Session', 'service-requester': 'portal' })
  const { width, height } = await page.evaluate(() => ({
    width: window.screen.width,
    height: window.screen.height,
  }))
  expect((await visit).postDataJSON()).toEqual({
    landing_page,
    referrer,
    screen_width: width,
    screen_height: height,
    user_id: null,
  })
  const shy = await browser.newPage()
  await shy.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  const asked: string[] = []
  shy.on('request', (request) => void asked.push(request.url()))
  await shy.goto(site('lakeshore', '/about'))
  await expect(shy.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((url) => url.includes('/ahoy/'))).toEqual([])
  await shy.close()
})
