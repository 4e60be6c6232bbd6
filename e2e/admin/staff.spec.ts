import type { Page } from '@playwright/test'
import { newPerson } from '../homeowner/application-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff, typePassword } from './console.ts'
import { beginDraft, button, publish } from './draft-editor.ts'
import { addHome, handInAll } from './hand-in.ts'

const PASSWORD = 'four wet otters sing'
const heading = (name: string | RegExp) => ({ level: 1, name }) as const
const linkIn = (text: string) => /https?:\/\/\S+\/admin\/invitation\?t=[\w-]+/.exec(text)?.[0] ?? ''

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

const REFUSED = [
  // An invitation that was used, an address that is taken, a password that is too weak.
  /^4\d\d POST \/api\/v1\/auth\/admin_sessions\/invitation/,
  /^4\d\d POST \/api\/admin\/v1\/staff$/,
  // Who was switched off is out, and cannot sign in.
  /^40[13] (GET|POST) \/api\/v1\/auth\/admin_sessions/,
  /^401 GET \/api\/admin\/v1\//,
  // A role that somebody has.
  /^409 DELETE \/api\/admin\/v1\/staff_roles\//,
]
const DESK = {
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
} as const

/** A kit of the templates with a budget for not quite two applications. */
async function buildProgram(page: Page, base: string) {
  await page.goto(`${base}/admin/programs`)
  await button(page, 'New program').click()
  await beginDraft(page, 'Weatherization kits', /Free weatherization kit/)
  await button(page, 'Measures and what they pay').click()
  await button(page, 'Add: Budget').click()
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await publish(page, 'Our first program')
}

/** Takes an application into review and approves an amount of it. */
async function approve(page: Page, address: string, amount: string, button: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'Eligibility Review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(page.getByRole('button', { name: /Approved/ })).toBeVisible()
  await page.keyboard.press('a')
  const approving = page.getByRole('dialog', { name: 'Move to Approved' })
  await approving.getByLabel('Approved amount').fill(amount)
  await approving.getByLabel('How you found the amount').fill('The price of one kit.')
  await approving.getByRole('button', { name: button }).click()
  await expect(approving).toBeHidden()
}

test('a new partner’s first administrator invites three colleagues with three roles, who review, approve with a second person, pay and configure', async ({
  page,
  site,
  otherDevice,
  allowConsole,
  mailTo,
}) => {
  // What the journey has refused on purpose, each told on the page.
  for (const refused of REFUSED) allowConsole(refused)
  const freshPage = () => otherDevice(DESK)
  await signInStaff(page, site('lakeshore', '/admin'), 'operator@platform.test')
  await page.goto(site('lakeshore', '/admin/partners'))
  await page.getByLabel('Name of the partner').fill('Orchard Power')
  await page.getByLabel('Short name').fill('orchard')
  await page.getByLabel('Address of the site').fill('orchard.localhost')
  await page.getByLabel('Where people write to').fill('home@orchard.test')
  await page.getByLabel('Name of the first administrator').fill('Olga Orchard')
  await page.getByLabel('Their email').fill('olga@orchard.test')
  await page.getByRole('checkbox', { name: 'Applications', exact: true }).check()
  await page.getByRole('button', { name: 'Make the site' }).click()
  await expect(page.getByRole('heading', heading('Orchard Power is live.'))).toBeVisible()

  const admin = await freshPage()
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
    const again = await freshPage()
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
    await dialog.getByLabel('Name of the role').fill('Program desk')
    await dialog.getByRole('button', { name: 'Make the role' }).click()
    await expect(admin.getByRole('heading', heading('Program desk'))).toBeVisible()
    await admin.getByRole('checkbox', { name: /^Work on applications/ }).check()
    await admin.getByRole('checkbox', { name: /^Confirm large amounts/ }).check()
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
    {
      name: 'Sam Sites',
      email: 'sam@orchard.test',
      role: 'Program desk',
      sees: ['Today', 'Applications', 'Site', 'Programs', 'Incentives'],
    },
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
      const theirs = await freshPage()
      await join(theirs, linkIn((await mailTo(email, /invited/)).text), { email, name })
      expect(await sectionsOf(theirs)).toEqual(sees)
      await theirs.goto(`${base}/admin/staff`)
      await expect(theirs.getByText('Staff and roles')).toBeVisible()
      await expect(theirs.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0)
      pages.set(email, theirs)
    }
  })

  const [rae = admin, pat = admin, sam = admin] = pages.values()
  const applicationAt = (id: string) => `${base}/admin/applications/${id}`
  await test.step('one configures a program with a budget, which people apply for', () =>
    buildProgram(sam, base))
  const home = await otherDevice({ ...DESK, baseURL: base })
  await newPerson(home)
  await addHome(home)
  await addHome(home, 'Huron Street')
  const [within = '', beyond = ''] = await handInAll(home, {})

  await test.step('one reviews and approves, and above the budget left a second person confirms', async () => {
    await approve(rae, applicationAt(within), '60.00', 'Move to Approved')
    await expect(rae.getByText('Payments say when it is paid.')).toBeVisible()
    await approve(rae, applicationAt(beyond), '60.00', 'Ask for a second person')
    await expect(rae.getByText('$60.00 waits for a second person')).toBeVisible()
    await expect(rae.getByRole('button', { name: 'Confirm $60.00' })).toHaveCount(0)
    await sam.goto(applicationAt(beyond))
    await expect(sam.getByText(/^Rae Reviewer approved it\./)).toBeVisible()
    await expectAccessible(sam)
    await sam.getByRole('button', { name: 'Confirm $60.00' }).click()
    await expect(sam.getByText('Payments say when it is paid.')).toBeVisible()
  })

  await test.step('one pays: chooses the program, confirms, sends the file and takes the answer back', async () => {
    await pat.goto(`${base}/admin/payments`)
    await expect(pat.getByText('2 payments are due, $120.00 in all.')).toBeVisible()
    await button(pat, 'Make a payment file').click()
    const making = pat.getByRole('dialog', { name: 'Make a payment file' })
    await making.getByLabel('Program or incentive').selectOption({ label: 'Weatherization kits' })
    await expect(making.getByText('2 payments, $120.00 in all.')).toBeVisible()
    await expectAccessible(pat)
    await making.getByRole('button', { name: 'Make the file with 2 payments' }).click()
    await pat.getByRole('button', { name: /^Mark as sent: file/ }).click()
    const sending = pat.getByRole('dialog', { name: /^Mark file \d+ as sent\?$/ })
    await expectAccessible(pat)
    await sending.getByRole('button', { name: 'Mark as sent' }).click()
    const lines = pat.getByRole('table', { name: 'Payments' }).getByRole('row', { name: /Erin Kowalski/ })
    await expect(lines.filter({ hasText: 'Sent' })).toHaveCount(2)
    const numbers = await lines.getByRole('rowheader').allTextContents()
    const csv = ['Payment,Status,Reference', ...numbers.map((number) => `${number},paid,CHK ${number}`)].join(
      '\n',
    )
    await pat.getByLabel('CSV file').setInputFiles({
      ...{ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    })
    await pat.getByRole('button', { name: 'Apply 2 rows' }).click()
    await expect(lines.filter({ hasText: 'Paid' })).toHaveCount(2)
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

  await test.step('a role that somebody has is not deleted, and the sentence says why', async () => {
    await admin.goto(`${base}/admin/staff/roles`)
    await expect(admin.getByRole('heading', heading('Program desk'))).toBeVisible()
    await admin.getByRole('button', { name: 'Delete the role' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click()
    await expect(admin.getByText(/because these people have it: Sam Sites\./)).toBeVisible()
    await expectAccessible(admin)
  })
})
