import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../../support/journey.ts'
import { changePartner } from '../../support/partner-change.ts'

const SENT = 'We sent you instructions to create/reset your password.'
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')

/** A page with one field and one button, which asks in its own mode and says that the mail was sent. */
async function expectRequest(page: Page, url: string, mode: string) {
  await page.goto(url)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await expectAccessible(page)
  await takePictures(page, new URL(url).pathname.slice(1))
  const call = page.waitForRequest('**/api/v1/auth/forgot_password')
  await page.getByLabel('Email address').fill('nobody-here@lakeshore.test')
  await page.getByRole('main').getByRole('button').click()
  expect((await call).postDataJSON()).toEqual({ email: 'nobody-here@lakeshore.test', mode })
  await expect(page.getByText(SENT)).toBeVisible()
}

test('the sign-in page leads to /forgot-password, which sends the mail [S1-2.025] [S1-2.059] [S1-8.010]', async ({
  page,
  site,
}) => {
  await page.goto(site('lakeshore', '/sign-in'))
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expectRequest(page, page.url(), 'requested')
})

test('/request-password sends the mail in its own mode [S1-2.026] [S1-2.059]', async ({ page, site }) => {
  await expectRequest(page, site('lakeshore', '/request-password'), 'update_requested')
})

test('the instructions page asks by itself, and without an email leads home [S1-2.029] [S1-2.061] [S1-2.062]', async ({
  page,
  site,
}) => {
  const call = page.waitForRequest('**/api/v1/auth/forgot_password')
  await page.goto(site('lakeshore', '/password-instructions?email=nobody%40lakeshore.test'))
  expect((await call).postDataJSON()).toMatchObject({ email: 'nobody@lakeshore.test' })
  await expect(page.getByText(SENT)).toBeVisible()
  await expectAccessible(page)
  await page.goto(site('lakeshore', '/password-instructions'))
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('the link of the mail opens the form, which judges and saves the new password [S1-2.027] [S1-5.007] [S1-5.008] [S1-5.009]', async ({
  page,
  site,
  mailTo,
}) => {
  await page.goto(site('tejo', '/forgot-password'))
  await page.getByRole('main').getByRole('textbox').fill('tester@tejo.test')
  await page.getByRole('main').getByRole('button').click()
  const link = linkIn((await mailTo('tester@tejo.test')).text)
  expect(link.pathname).toBe('/update-password')
  await page.goto(site('tejo', link.pathname + link.search))
  const save = page.getByRole('button', { name: 'Save password' })
  await save.click()
  await expect(page.getByRole('alert')).toContainText('This field is required.')
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('Password confirmation').fill('shorter')
  await expect(page.getByText('This field must have at least 8 characters.').first()).toBeVisible()
  await expect(page.getByText('The confirmation does not match the password.').first()).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'update-password')
  await page.getByLabel('New password').fill('kettle on the hob')
  await page.getByLabel('Password confirmation').fill('kettle on the hob')
  const call = page.waitForRequest('**/api/v1/auth/user_update_password')
  await save.click()
  expect((await call).postDataJSON()).toEqual({
    password: 'kettle on the hob',
    password_confirmation: 'kettle on the hob',
    reset_password_token: link.searchParams.get('t'),
  })
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await page.goto(site('tejo', link.pathname + link.search))
  await page.getByLabel('New password').fill('another kettle here')
  await page.getByLabel('Password confirmation').fill('another kettle here')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  await page.getByRole('link', { name: 'Ask for a new one' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

const newEmail = () => `helped-${randomUUID()}@lakeshore.test`

test('a reset, an update and a first password are chosen in one form [S1-2.060]', async ({
  page,
  site,
  mailTo,
}) => {
  await page.goto(site('lakeshore', PLAIN_PAGE))
  // A person is mailed one link a minute, so that the two who ask for one are different people.
  const [forgetful, changing] = [newEmail(), newEmail()]
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()).data?.id as string
      },
      [path, body] as const,
    )
  const staff = { email: 'admin@lakeshore.test', password: 'Demo-pass-2026' }
  const who_dunnit_admin_id = await post('/api/v1/auth/admin_sessions', staff)
  const person = { first_name: 'Ivy', last_name: 'Stone', consent: true, who_dunnit_admin_id }
  const signUp = (email: string) => post('/api/v1/auth/admin_user_sign_up', { user: { ...person, email } })
  const request = (email: string, mode: string) => post('/api/v1/auth/forgot_password', { email, mode })
  const formOf = async (email: string) => {
    const link = linkIn((await mailTo(email)).text)
    await page.goto(site('lakeshore', link.pathname + link.search))
    await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible()
    return link.searchParams.get('t')
  }
  const ways = [
    { email: forgetful, ask: signUp },
    { email: forgetful, ask: (email: string) => request(email, 'requested') },
    { email: changing, ask: signUp },
    { email: changing, ask: (email: string) => request(email, 'update_requested') },
  ]
  const tokens = new Set<string | null>()
  for (const [index, { email, ask }] of ways.entries()) {
    await ask(email)
    await expect.poll(async () => tokens.add(await formOf(email)).size).toBe(index + 1)
    await expect(page.getByLabel('New password')).toBeVisible()
    await expect(page.getByLabel('Password confirmation')).toBeVisible()
  }
})

test('the partner may say it in other words, and name the next page [S1-5.010] [S1-8.012] [S1-8.014]', async ({
  page,
  site,
}) => {
  await changePartner(page, {
    settings: {
      sections: {
        password: {
          confirmed_message: 'Both must match, please.',
          updated_notice: 'Done!',
          next_page: 'hello',
        },
      },
    },
  })
  await page.route('**/api/v1/auth/user_update_password', (route) =>
    route.fulfill({ json: { data: { id: '1', type: 'password', attributes: { token: null } } } }),
  )
  await page.goto(site('lakeshore', '/update-password?t=x'))
  await page.getByLabel('New password').fill('kettle on the hob')
  await page.getByLabel('Password confirmation').fill('no')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Both must match, please.').first()).toBeVisible()
  await page.getByLabel('Password confirmation').fill('kettle on the hob')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/hello$/)
  await expect(page.getByText('Done!')).toBeVisible()
})

test('a token in the answer leads on to the email verification [S1-8.013]', async ({ page, site }) => {
  await page.route('**/api/v1/auth/user_update_password', (route) =>
    route.fulfill({ json: { data: { id: '1', type: 'password', attributes: { token: 'confirm-me' } } } }),
  )
  const verifying = page.waitForRequest('**/email_verification?token=confirm-me')
  await page.goto(site('lakeshore', '/update-password?t=x'))
  await page.getByLabel('New password').fill('kettle on the hob')
  await page.getByLabel('Password confirmation').fill('kettle on the hob')
  await page.getByRole('button', { name: 'Save password' }).click()
  await verifying
})
