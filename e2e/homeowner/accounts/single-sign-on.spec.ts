import { type ChildProcess, spawn } from 'node:child_process'
import { expect, expectAccessible, test } from '../../support/journey.ts'

test.use({ locale: 'en-CA' })
test.describe.configure({ mode: 'serial' })

/** The demo partner boreale is configured for the providers that `npm run demo:sso` starts. */
let providers: ChildProcess

test.beforeAll(async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  providers = spawn('npx', ['tsx', 'tools/demo-sso.ts'], {
    env: { ...process.env, SITE: `http://boreale.localhost:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((ready, failed) => {
    providers.stdout?.on('data', (text: Buffer) => void (text.includes('Stop with') && ready()))
    providers.on('exit', (code) =>
      failed(new Error(`The providers ended with ${code}; is their port in use?`)),
    )
  })
})
test.afterAll(() => {
  if (providers.pid !== undefined && providers.exitCode === null) process.kill(-providers.pid)
})

for (const provider of ['saml', 'oidc'] as const) {
  test(`a person signs on by ${provider}, lands where they were going and signs off at both sides [S2-6.012]`, async ({
    page,
    site,
  }) => {
    await page.goto(site('boreale', '/sign-in?redirect=%2Fuser%2Fedit'))
    const button = page.getByRole('link', { name: 'Continue with my Boréale account' })
    await expect(button).toHaveAttribute('href', '/api/v1/auth/sso/login?redirect=%2Fuser%2Fedit')
    await page.evaluate(() => localStorage.setItem('programId', 'renovation-2026'))
    await page.goto(site('boreale', `/api/v1/auth/sso/login?provider=${provider}&redirect=%2Fuser%2Fedit`))
    await page.getByRole('button', { name: /homeowner@boreale\.test/ }).click()
    await expect(page).toHaveURL(/boreale\.localhost:\d+\/user\/edit$/)
    await expect(page.getByLabel('First name')).toHaveValue('Mélanie')
    expect(await page.evaluate(() => localStorage.getItem('programId'))).toBeNull()
    const singleLogout = page.waitForRequest('**/api/v1/auth/sso/logout')
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
    await singleLogout
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
}

test('a newcomer of the provider is asked for the name it did not give, and has no password here', async ({
  page,
  site,
}) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login?provider=oidc'))
  await page.getByRole('button', { name: /nameless@boreale\.test/ }).click()
  await expect(page).toHaveURL(/\/user\/complete-profile$/)
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('We found no account in this name.')
  await expect(notice).toBeVisible()
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/edit$/)
  await expect(
    page.getByText('You sign in with your Énergie Boréale account, so there is no password to change here.'),
  ).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await expectAccessible(page)
})

test('who stops at the provider, and an answer that does not fit, are told on the sign-in page', async ({
  page,
  site,
}) => {
  for (const provider of ['saml', 'oidc']) {
    await page.goto(site('boreale', `/api/v1/auth/sso/login?provider=${provider}`))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByText('Sign-in was stopped before it was done. Nothing has changed.')).toBeVisible()
  }
  await page.goto(site('boreale', '/api/v1/auth/sso/oidc/callback?state=made-up&code=x'))
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByText('Single sign-on did not work. Please try again.')).toBeVisible()
})

test('a person whom the account system knows finds the home of the account in the list', async ({
  page,
  site,
}) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login?provider=oidc'))
  await page.getByRole('button', { name: /synced@boreale\.test/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Tremblay')
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/buildings$/)
  await expect(page.getByRole('heading', { name: '88, avenue des Érables' })).toBeVisible()
  await expect(page.getByText('Add your first home')).toHaveCount(0)
  await expect(page.getByText('you cannot add one yourself')).toHaveCount(0)
  await expectAccessible(page)
})
