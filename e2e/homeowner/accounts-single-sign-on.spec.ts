import { startIdentityProviders } from '../../packages/server/src/testing/identity-providers/identity-providers.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

/** The demo partner boreale is configured for identity providers on this port. */
const PORT = 3900
const person = (subject: string, first_name: string, last_name: string) => ({
  subject,
  email: `${subject}@boreale.test`,
  email_verified: true,
  first_name,
  last_name,
})

// One pair of providers on one port serves all of these.
test.describe.configure({ mode: 'serial' })

let providers: Awaited<ReturnType<typeof startIdentityProviders>>
test.beforeAll(async ({ browser: _ }, { config }) => {
  const site = `http://boreale.localhost:${config.metadata['port']}`
  const people = [
    person('synced', 'Olivier', 'T'),
    person('twice', 'Chloé', 'Bouchard'),
    person('nobody', 'Alex', 'Inconnu'),
    person('nameless', '', ''),
    person('homeowner', 'Mélanie', 'Gagnon'),
  ]
  providers = await startIdentityProviders({ port: PORT, site, people })
})
test.afterAll(() => providers.close())

test('the button leads over the SAML provider and back; signing out ends both sessions [S2-6.012]', async ({
  page,
  site,
}) => {
  await page.goto(site('boreale', '/sign-in'))
  await page.getByRole('link', { name: /my Boréale account/ }).click()
  await page.getByRole('button', { name: /homeowner@boreale.test/ }).click()
  await expect(page).toHaveURL(site('boreale', '/buildings'))
  await page.goto(site('boreale', '/user/edit'))
  await expect(page.getByLabel('First name')).toHaveValue('Mélanie')

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(site('boreale', '/'))
  await page.goto(site('boreale', '/api/v1/auth/sso/login'))
  await expect(page.getByText('Choose who signs in.')).toBeVisible()
})

test('the OpenID Connect provider signs a person in and lands them on the page of the partner [S2-6.011]', async ({
  page,
  site,
}) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login?provider=oidc'))
  await page.getByRole('button', { name: /nobody@boreale.test/ }).click()
  await expect(page).toHaveURL(site('boreale', '/buildings'))
})

test('a known customer is found by email and shown what the account system knows [S1-2.011] [S2-2.026] [S1-4.012]', async ({
  page,
  site,
}) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login?redirect=%2Fuser%2Fedit'))
  await page.getByRole('button', { name: /synced@boreale.test/ }).click()
  await expect(page).toHaveURL(site('boreale', '/user/edit'))
  await expect(page.getByLabel('Last name')).toHaveValue('Tremblay')
  await expect(page.getByLabel('City')).toHaveValue('Gatineau')
  await expectAccessible(page)
})

test('a customer with two accounts is asked for details [S1-4.014] [S2-2.084]', async ({ page, site }) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login?redirect=%2Fuser%2Fedit'))
  await page.getByRole('button', { name: /twice@boreale.test/ }).click()
  await expect(page).toHaveURL(site('boreale', '/user/edit'))
  await page.getByLabel('First name').fill('Chloé')
  await page.getByLabel('Last name').fill('Bouchard')
  await page.getByLabel('Mailing address').fill('41, rue du Quai')
  await page.getByLabel('City').fill('Lévis')
  await page.getByLabel(/Postal code|Zip/).fill('G6V 3Y9')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Save|Continue|Search/ }).click()
  await expect(page).toHaveURL(site('boreale', '/user/edit'))
})

test('a person without a name completes the profile first [S2-4.074]', async ({ page, site }) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/login'))
  await page.getByRole('button', { name: /nameless@boreale.test/ }).click()
  await expect(page).toHaveURL(site('boreale', '/user/complete-profile'))
})

test('a provider that refuses leads back to sign-in with a word about it', async ({ page, site }) => {
  await page.goto(site('boreale', '/api/v1/auth/sso/oidc/callback?error=access_denied&state=x'))
  await expect(page).toHaveURL(/\/sign-in\?error=/)
  await expect(page.getByText('Single sign-on did not work. Please try again.')).toBeVisible()
})
