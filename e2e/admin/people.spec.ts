import { expect, expectAccessible, PLAIN_PAGE, signInByApi, takePictures, test } from '../support/journey.ts'
import { lookAt, signInStaff } from './console.ts'

const title = (name: string | RegExp) => ({ level: 1, name }) as const

test('staff find a person, see the site as them, and give them their data', async ({
  page,
  site,
  otherDevice,
}) => {
  for (let device = 0; device < 2; device += 1) {
    const own = await otherDevice()
    await own.goto(site('lakeshore', PLAIN_PAGE))
    await signInByApi(own, 'homeowner@lakeshore.test')
  }
  await signInStaff(page, site('lakeshore', '/admin/people'), 'admin@lakeshore.test')
  await expect(page.getByRole('heading', title('People'))).toBeVisible()
  await page.getByLabel('Name, email, phone, address or account').fill('1418 Rut')
  const found = page.getByRole('link', { name: 'Nora Lindqvist' })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await takePictures(page, 'admin-people')
  await found.click()
  await expect(page.getByRole('heading', title('Nora Lindqvist'))).toBeVisible()
  await expect(page.getByText('LP-4100-2201')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-person')
  await lookAt(page, () => page.getByRole('button', { name: 'End all' }).click(), 'End all sessions?')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('homeowner@lakeshore.test.zip')

  const person = page.url()
  await page.getByRole('button', { name: /^Log in as/ }).click()
  const why = page.getByRole('dialog', { name: 'See the site as Nora Lindqvist' })
  await why.getByRole('button', { name: /^Log in as/ }).click()
  await expect(why.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await why.getByLabel('Reason').fill('She asked on the telephone where her report is.')
  await expectAccessible(page)
  await takePictures(page, 'admin-person-login-as')
  await why.getByRole('button', { name: /^Log in as/ }).click()
  await expect(page.getByText('You are acting for Nora Lindqvist.')).toBeVisible()
  await expect(page).not.toHaveURL(/\/admin/)
  await page.getByRole('button', { name: 'Stop acting for them' }).click()
  await expect(page.getByRole('heading', title('Nora Lindqvist'))).toBeVisible()
  await expect(page).toHaveURL(person)
})

test('staff enter a person and erase them again, told before and after what is kept', async ({
  page,
  site,
}) => {
  const email = `entered-${Date.now()}@example.test`
  await signInStaff(page, site('lakeshore', '/admin/people'), 'admin@lakeshore.test')
  await page.getByRole('button', { name: 'New person' }).click()
  const entry = page.getByRole('dialog', { name: 'Enter a person' })
  await entry.getByLabel('Email').fill(email)
  await entry.getByLabel('First name').fill('Ida')
  await entry.getByRole('button', { name: 'Enter and send the link' }).click()
  await expect(entry.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
  await expect(entry.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(page)
  await entry.getByLabel('Last name').fill('Berg')
  await entry.getByRole('button', { name: 'Enter and send the link' }).click()
  await expect(page.getByRole('heading', title('Ida Berg'))).toBeVisible()

  await page.getByRole('button', { name: 'Erase' }).click()
  const erase = page.getByRole('dialog', { name: 'Erase Ida Berg?' })
  await expect(erase.getByText('Profile 1')).toBeVisible()
  await erase.getByLabel(/to confirm/).fill('somebody else')
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  await expect(erase.getByText('exactly as it appears above')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-person-erase')
  await erase.getByLabel(/to confirm/).fill(email)
  await erase.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', title('Erased person'))).toBeVisible()
  await expect(page.getByText('Ida Berg')).toHaveCount(0)
})

test('staff import accounts: columns, a dry run with errors, the rows to repair, the import', async ({
  page,
  site,
}) => {
  const lines = [
    'ACCT_NO,Last name,SVC_ADDR,City,ZIP,CREDIT_CD',
    'J-1,Berg,418 Birchwood Ln,Sheboygan,53081,A',
    'J-2,Moe,12 Pier Rd,Sheboygan,5308,B',
    'J-3,,9 Elm Street,Sheboygan,53081,A',
  ]
  await signInStaff(page, site('lakeshore', '/admin/imports'), 'admin@lakeshore.test')
  await page.getByLabel('CSV file').setInputFiles({
    name: 'billing.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('heading', title('billing.csv'))).toBeVisible()
  await expect(page.getByLabel(/ACCT_NO/)).toHaveValue('account_id')
  await page.getByLabel(/^ZIP/).selectOption('')
  await expect(page.getByText('Still missing: ZIP or postal code.')).toBeVisible()
  await page.getByLabel(/^ZIP/).selectOption('zip')
  await expectAccessible(page)
  await takePictures(page, 'admin-import-columns')
  await page.getByRole('button', { name: 'Try it out, changing nothing' }).click()
  await expect(page.getByRole('heading', title('2 of 3 rows cannot be taken'))).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Last name is empty' })).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'admin-import')
  await lookAt(page, () => page.getByRole('button', { name: 'Stop' }).click(), 'Stop this import?')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 rows as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('rows-to-repair.csv')
  await page.getByRole('button', { name: 'Import 1 account' }).click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
})
