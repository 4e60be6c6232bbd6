import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { FIELD_DEFAULTS } from '../../support/field-defaults.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../../support/journey.ts'
import { changePartner } from '../../support/partner-change.ts'

type Made = { token: string; admin_id: string; userId: string }

/** The console comes later, so the admin asks for the token by the API, as the console will. */
async function loginAsToken(page: Page): Promise<Made> {
  return page.evaluate(async () => {
    const json = { 'content-type': 'application/json' }
    const post = async (path: string, body: object, headers = {}) =>
      (
        await fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
      ).json()
    const person = { email: 'homeowner@lakeshore.test', password: 'Demo-pass-2026' }
    const { data: user } = await post('/api/v1/auth/user_sessions', person)
    await fetch('/api/v1/auth/user_sessions/1', { method: 'DELETE' })
    const staff = { email: 'admin@lakeshore.test', password: 'Demo-pass-2026' }
    const admin = await post('/api/v1/auth/admin_sessions', staff)
    const { data } = await post(
      '/api/admin/v1/login_as_tokens',
      { user_id: user.id, reason: 'The person asked for help by telephone' },
      { 'x-csrf-token': admin.meta.csrf },
    )
    return { token: data.attributes.token, admin_id: data.attributes.admin_id, userId: user.id }
  })
}

async function adminId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/admin_sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@lakeshore.test', password: 'Demo-pass-2026' }),
    })
    return (await answer.json()).data.id
  })
}

test('an admin acts for a person: loading screen, permanent banner, a way out, and the token works once [S1-2.007] [S1-2.057] [S1-2.058] [S1-4.001]', async ({
  page,
  site,
  mailTo,
}) => {
  await page.goto(site('lakeshore', '/about'))
  const { token, admin_id } = await loginAsToken(page)
  const path = `/login-as?token=${encodeURIComponent(token)}&admin_id=${admin_id}`
  await page.route('**/token_login?*', async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading user')
    await expect(page.getByText('Please wait while we load the user profile')).toBeVisible()
    await route.continue()
  })
  await page.goto(site('lakeshore', path))
  await expect(page).toHaveURL(/\/buildings$/)
  const banner = page.getByRole('note').filter({ hasText: 'You are acting for' })
  await expect(banner).toBeVisible()
  await page.goto(site('lakeshore', '/user/edit'))
  await expect(banner).toBeVisible()
  await expect(page.getByText('Their email and password cannot be changed.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0)
  await expectAccessible(page)
  await takePictures(page, 'acting-for')
  await banner.getByRole('button').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await mailTo('homeowner@lakeshore.test')).text).toContain('The person asked for help by telephone')
  await page.goto(site('lakeshore', path))
  await expect(page.getByText(/This link is no longer valid/)).toBeVisible()
})

test.describe('sign-up by an admin', () => {
  const admin = '/admin-user-sign-up/00000000-0000-7000-8000-000000000000'

  test('asks for the fields of the partner, for consent and, as the person likes, a subscription [S1-2.054] [S1-2.055] [S2-4.084]', async ({
    page,
    site,
    allowConsole,
  }) => {
    // Nobody knows the admin of this address, so what is sent is refused in the end.
    allowConsole(/403/)
    const fields = [
      { name: 'email', type: 'email', label: 'Where to write to', required: true },
      { name: 'city', type: 'text', label: 'Town' },
    ]
    await changePartner(page, {
      settings: { sections: { admin_user_sign_up: { fields: fields.map(whole) } } },
    })
    await page.goto(site('lakeshore', admin))
    const form = page.locator('main form')
    await expect(form.getByRole('textbox')).toHaveCount(2)
    await expect(form.getByLabel('Where to write to')).toBeVisible()
    await expect(form.getByLabel('Town')).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(2)
    await form.getByLabel('Where to write to').fill('ivy@lakeshore.test')
    await form.getByRole('button', { name: 'Create account' }).click()
    const mistakes = page.getByRole('alert').getByRole('link')
    await expect(mistakes).toHaveCount(1)
    await mistakes.click()
    await expect(form.getByRole('checkbox', { name: /agree/ })).toBeFocused()
    await form.getByRole('checkbox', { name: /agree/ }).check()
    await form.getByRole('checkbox', { name: /^Tell me about rebates and programs/ }).check()
    const sent = page.waitForRequest('**/api/v1/auth/admin_user_sign_up')
    await form.getByRole('button', { name: 'Create account' }).click()
    expect((await sent).postDataJSON().user).toMatchObject({ consent: true, subscribed: true })
  })

  test('says what is missing in the words of the specification, and the person chooses a password [S1-2.006] [S1-5.002] [S1-5.003] [S1-6.003]', async ({
    page,
    site,
    mailTo,
  }) => {
    const email = `ivy-${randomUUID()}@lakeshore.test`
    await page.goto(site('lakeshore', PLAIN_PAGE))
    const admin_id = await adminId(page)
    await page.goto(site('lakeshore', `/admin-user-sign-up/${admin_id}`))
    const submit = page.getByRole('main').getByRole('button', { name: 'Create account' })
    await submit.click()
    await expect(page.getByRole('alert')).toContainText('Fill in all required fields.')
    await expect(page).toHaveTitle(/^Error: /)
    await page.getByLabel('First name').fill('Ivy')
    await page.getByLabel('Last name').fill('Stone')
    await page.getByLabel('Email address').fill(email)
    await submit.click()
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      'The terms and conditions field is required.',
    )
    await expectAccessible(page)
    await takePictures(page, 'admin-sign-up')
    await page.getByRole('checkbox', { name: /agree/ }).check()
    const sent = page.waitForRequest('**/api/v1/auth/admin_user_sign_up')
    await submit.click()
    expect((await sent).postDataJSON().user).toMatchObject({ email, who_dunnit_admin_id: admin_id })
    await expect(page.getByText(`We sent ${email} a link to choose a password.`)).toBeVisible()
    const link = new URL(/https?:\/\/\S+/.exec((await mailTo(email, /new account/)).text)?.[0] ?? '')
    await page.goto(site('lakeshore', link.pathname + link.search))
    await page.getByLabel('New password').fill('kettle on the hob')
    await page.getByLabel('Password confirmation').fill('kettle on the hob')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(/\/welcome$/)
  })
})

/** A field as the API sends it, with every default filled in. */
const whole = (field: object) => ({ ...FIELD_DEFAULTS, ...field })
