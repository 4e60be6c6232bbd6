import { expect, expectAccessible, test } from '../../support/journey.ts'

test.use({ locale: 'en-CA' })

test('a person is looked up by email, then by details, and shown what the account system knows [S2-2.026] [S2-2.083] [S2-2.084] [S2-2.089]', async ({
  page,
  site,
  signIn,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const visited: string[] = []
  page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname))

  await signIn('new@boreale.test', '/user/edit')
  await expect(heading).toHaveText('Complete your details so that we can find your account')
  await expect(page).toHaveURL(site('boreale', '/user/edit'))
  expect(visited).toContain('/fetch-account-details')
  await expectAccessible(page)

  await page.getByLabel('First name').fill('Priya')
  await page.getByLabel('Last name').fill('Natarajan')
  await page.getByLabel('Mailing address').fill('640 King St W')
  await page.getByLabel('City').fill('Sudbury')
  await page.getByLabel('ZIP or postal code').fill('p3e3k9')
  await page.getByLabel('Account number').fill('BO-200-042')
  const searched = page.waitForURL(/\/fetch-account-details\?isSearchDetail=true$/)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  await searched

  await expect(page).toHaveURL(site('boreale', '/user/edit'))
  await expect(heading).toHaveText('Your profile')
  await expect(page.getByLabel('Mailing address')).toHaveValue('640 King Street West')
  const answer = await page.evaluate(async () => (await fetch('/api/v1/users')).json())
  expect(answer.data.attributes).toMatchObject({
    partner_account_id: 'BO-200-042',
    extra_info: { verification_step: null, fulfill_site_permission: 'r' },
  })
})

test('the profile can be completed on a page of its own [S2-2.025]', async ({ page, signIn }) => {
  await signIn('homeowner@tejo.test', '/user/complete-profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile')
  await expect(page.getByLabel('First name')).toHaveValue('Beatriz')
})
