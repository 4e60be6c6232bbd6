import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { appCode, openSecurity, signInStaff, typePassword } from './console.ts'

const PASSWORD = 'four wet otters sing'
const heading = (name: string | RegExp) => ({ level: 1, name }) as const
const linkIn = (text: string, page = 'invitation') =>
  new RegExp(`https?://\\S+/admin/${page}\\?t=[\\w-]+`).exec(text)?.[0] ?? ''

/** From the link in the mail to the console, in the browser this page is in. */
async function join(page: Page, link: string, { email, name }: { email: string; name: string }) {
  await page.goto(link)
  await expect(page.getByText(`You were invited as ${email}.`)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Password confirmation').fill(PASSWORD)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await typePassword(page, email, PASSWORD)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
}

const sectionsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  return await context.newPage()
}

/** Gives whoever is signed in an authenticator app as a second factor. */
async function setUpApp(page: Page): Promise<void> {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await setUp
    .getByLabel('Code the app shows')
    .fill(appCode(String(await setUp.getByTestId('secret').textContent())))
  await page.getByRole('button', { name: 'I have saved them' }).click()
}

/** Gives the password again where five minutes have passed since it was given last. */
async function proveWhenAsked(page: Page): Promise<void> {
  const password = page.getByRole('dialog').getByLabel('Current password')
  await page.addLocatorHandler(password, async () => {
    await password.fill(PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  })
}

test('a new partner’s first administrator makes a role and invites three colleagues, who see what theirs lets them', async ({
  page,
  site,
  browser,
  mailTo,
}) => {
  await signInStaff(page, site('lakeshore', '/admin'), 'operator@platform.test')
  await page.goto(site('lakeshore', '/admin/partners/new'))
  await page.getByLabel('Name of the partner').fill('Orchard Power')
  await page.getByLabel('Short name').fill('orchard')
  await page.getByLabel('Address of the site').fill('orchard.localhost')
  await page.getByLabel('Where people write to').fill('home@orchard.test')
  await page.getByLabel('Name of the first administrator').fill('Olga Orchard')
  await page.getByLabel('Their email').fill('olga@orchard.test')
  await page.getByRole('button', { name: 'Make the site' }).click()
  await expect(page.getByRole('heading', heading('Orchard Power is live.'))).toBeVisible()

  await page.goto(site('lakeshore', '/admin/partners'))
  await expect(page.getByRole('heading', heading('Partners'))).toBeVisible()
  await expect(page.getByRole('row', { name: /Orchard Power.*orchard/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Tejo/ })).toBeVisible()
  await page.getByRole('searchbox', { name: /./ }).last().fill('orch')
  await expect(page.getByRole('row', { name: /Tejo/ })).toHaveCount(0)
  const consoleOf = page.getByRole('link', { name: 'Orchard Power' })
  await expect(consoleOf).toHaveAttribute('href', /orchard\.localhost.*\/admin$/)
  await expectAccessible(page)

  const admin = await freshPage(browser)
  const first = linkIn((await mailTo('olga@orchard.test', /invited to the console of Orchard Power/)).text)
  const base = new URL(first).origin
  await test.step('who was invited opens the link, is told what is wrong at its field, and joins', async () => {
    await admin.goto(first)
    await expect(admin.getByRole('heading', heading('Welcome to the console'))).toBeVisible()
    await expect(admin.getByLabel('Name', { exact: true })).toHaveValue('Olga Orchard')
    await admin.getByLabel('New password').fill('password')
    await admin.getByLabel('Password confirmation').fill('passwort')
    await admin.getByRole('button', { name: 'Join' }).click()
    await expect(admin.getByLabel('Password confirmation')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(admin)
    await takePictures(admin, 'admin-invitation')
    await join(admin, first, { email: 'olga@orchard.test', name: 'Olga Orchard' })
    const again = await freshPage(browser)
    await again.goto(first)
    await expect(again.getByText('This invitation has been used already.')).toBeVisible()
    await expectAccessible(again)
    await again.context().close()
  })

  await test.step('a role of their own begins as a copy', async () => {
    await admin.getByRole('link', { name: 'Staff', exact: true }).click()
    await admin.getByRole('link', { name: 'Roles', exact: true }).click()
    await admin.getByRole('link', { name: /^Site editor/ }).click()
    await expect(admin.getByRole('heading', heading('Site editor'))).toBeVisible()
    await expect(admin.getByRole('checkbox', { name: /^Change the site/ })).toBeDisabled()
    await admin.getByRole('button', { name: 'Copy the role' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Make a role' })
    await dialog.getByLabel('Name of the role').fill('')
    await dialog.getByRole('button', { name: 'Make the role' }).click()
    await expect(dialog.getByLabel('Name of the role')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(admin)
    await dialog.getByLabel('Name of the role').fill('Site desk')
    await dialog.getByRole('button', { name: 'Make the role' }).click()
    await expect(admin.getByRole('heading', heading('Site desk'))).toBeVisible()
    await admin.getByRole('checkbox', { name: /^Change programs/ }).uncheck()
    await admin.getByRole('checkbox', { name: /^Read the log/ }).check()
    await expect(admin.getByText('2 changes, not saved')).toBeVisible()
    await expectAccessible(admin)
    await takePictures(admin, 'admin-roles')
    await admin.getByRole('button', { name: 'Save the role' }).click()
    await expect(admin.getByText('The role was saved.')).toBeVisible()
    await expect(admin.getByText(/changes?, not saved/)).toHaveCount(0)
  })

  const colleagues = [
    {
      name: 'Rae Reviewer',
      email: 'rae@orchard.test',
      role: 'Reviewer',
      sees: ['Today', 'Applications', 'People', 'Homes'],
    },
    {
      name: 'Pat Payments',
      email: 'pat@orchard.test',
      role: 'Payments',
      sees: ['Today', 'Payments', 'Exports'],
    },
    { name: 'Sam Sites', email: 'sam@orchard.test', role: 'Site desk', sees: ['Today', 'Site', 'Log'] },
  ]
  await test.step('three colleagues are invited with three roles', async () => {
    await admin.getByRole('link', { name: 'Staff', exact: true }).first().click()
    for (const { name, email, role } of colleagues) {
      await admin.getByRole('button', { name: 'Invite a colleague' }).click()
      const dialog = admin.getByRole('dialog', { name: 'Invite a colleague' })
      await dialog.getByLabel('Name', { exact: true }).fill(name)
      await dialog.getByLabel('Email', { exact: true }).fill('olga@orchard.test')
      await dialog.getByLabel('Role').selectOption({ label: role })
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(dialog.getByText('Somebody on your staff already has this address.')).toBeVisible()
      await expectAccessible(admin)
      await dialog.getByLabel('Email', { exact: true }).fill(email)
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(admin.getByRole('row')).toHaveCount(5)
    await expect(admin.getByRole('cell', { name: 'Invited' })).toHaveCount(3)
    await expectAccessible(admin)
    await takePictures(admin, 'admin-staff')
  })

  const pages = new Map<string, Page>()
  await test.step('each joins from the mail and sees only what the role lets them', async () => {
    for (const { name, email, sees } of colleagues) {
      const theirs = await freshPage(browser)
      await join(theirs, linkIn((await mailTo(email, /invited/)).text), { email, name })
      expect(await sectionsOf(theirs)).toEqual(sees)
      await theirs.goto(`${base}/admin/staff`)
      await expect(theirs.getByText('Staff and roles')).toBeVisible()
      await expect(theirs.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0)
      pages.set(email, theirs)
    }
  })

  await test.step('who is switched off is out at once, and back when switched on', async () => {
    await admin.goto(`${base}/admin/staff`)
    await admin.getByRole('link', { name: 'Pat Payments' }).click()
    await expect(admin.getByRole('heading', heading('Pat Payments'))).toBeVisible()
    await expectAccessible(admin)
    await takePictures(admin, 'admin-staff-member')
    await admin.getByRole('button', { name: 'Switch off' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Switch off the access of Pat Payments?' })
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: 'Switch off' }).click()
    await expect(admin.getByText('Switched off', { exact: true })).toBeVisible()
    const pat = pages.get('pat@orchard.test') ?? admin
    await pat.goto(`${base}/admin/payments`)
    await expect(pat.getByRole('heading', heading('Sign in to the console'))).toBeVisible()
    await typePassword(pat, 'pat@orchard.test', PASSWORD)
    await expect(pat.getByText('Your access to the console was switched off.').first()).toBeVisible()
    await admin.getByRole('button', { name: 'Switch on again' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Switch on again' }).click()
    await expect(admin.getByText('Active', { exact: true })).toBeVisible()
    await typePassword(pat, 'pat@orchard.test', PASSWORD)
    await expect(pat.getByRole('navigation', { name: 'Sections' })).toBeVisible()
  })

  await test.step('a colleague whose address is another, and who has lost the phone, comes in all the same', async () => {
    const pat = pages.get('pat@orchard.test') ?? admin
    await setUpApp(pat)
    await proveWhenAsked(admin)
    await admin.reload()
    await expect(admin.getByText('Set up', { exact: true })).toBeVisible()
    const address = 'patricia@orchard.test'
    await admin.getByLabel('New email address').fill('olga@orchard.test')
    await admin.getByRole('button', { name: 'Send the link' }).click()
    await expect(admin.getByText('Somebody on your staff already has this address.')).toBeVisible()
    await admin.getByLabel('New email address').fill(address)
    await admin.getByRole('button', { name: 'Send the link' }).click()
    await expect(admin.getByText(`${address} is not confirmed yet.`)).toBeVisible()
    await expectAccessible(admin)
    await takePictures(admin, 'admin-staff-address')

    const link = linkIn((await mailTo(address)).text, 'email')
    const theirs = await freshPage(browser)
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', heading('Confirm your new address'))).toBeVisible()
    await expectAccessible(theirs)
    await takePictures(theirs, 'admin-new-address')
    await theirs.getByRole('button', { name: 'Confirm' }).click()
    await expect(theirs.getByText(`You now sign in with ${address}.`)).toBeVisible()
    expect((await mailTo('pat@orchard.test', /was changed/)).text).toContain(address)
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', heading('This link does not work'))).toBeVisible()
    await takePictures(theirs, 'admin-new-address-over')

    await admin.reload()
    await expect(admin.getByText(address).first()).toBeVisible()
    await admin.getByRole('button', { name: 'Reset the second factor' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Reset the second factor of Pat Payments?' })
    await expect(dialog).toBeVisible()
    await expectAccessible(admin)
    await takePictures(admin, 'admin-staff-reset-factor')
    await dialog.getByRole('button', { name: 'Reset the second factor' }).click()
    await expect(dialog).toBeHidden()
    await expect(admin.getByText('Set up', { exact: true })).toHaveCount(0)
    await mailTo(address, /second factor was reset/)
    await pat.goto(`${base}/admin/payments`)
    await expect(pat.getByRole('heading', heading('Sign in to the console'))).toBeVisible()
    await typePassword(pat, address, PASSWORD)
    await expect(pat.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await theirs.context().close()
  })

  await test.step('a role that somebody has is not deleted, and the sentence says why', async () => {
    await admin.goto(`${base}/admin/staff/roles`)
    await expect(admin.getByRole('heading', heading('Site desk'))).toBeVisible()
    await admin.getByRole('button', { name: 'Delete the role' }).click()
    await expect(admin.getByRole('dialog')).toBeVisible()
    await expectAccessible(admin)
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
    await expect(admin.getByText(/because these people have it: Sam Sites\./)).toBeVisible()
    await expectAccessible(admin)
  })
  for (const opened of [admin, ...pages.values()]) await opened.context().close()
})
