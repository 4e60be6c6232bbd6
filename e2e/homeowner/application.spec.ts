import type { Page } from '@playwright/test'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { addContactByCall, newApplicant } from './application-home.ts'
import {
  attach,
  button,
  go,
  heading,
  next,
  previous,
  reloadSaved,
  startProgram,
} from './application-steps.ts'

const CONTACT = 'Step 1 of 6: Contact'
const HOUSE = 'Step 2 of 6: About your house'
const MEASURES = 'Step 3 of 6: Measures'
const DETAILS = 'Step 4 of 6: Measure details'
const DOCUMENTS = 'Step 5 of 6: Documents'
const TERMS = 'Step 6 of 6: Terms and conditions'

const dialog = (page: Page) => page.getByRole('dialog')
const airSealing = (page: Page) => page.getByRole('textbox', { name: /Air sealing, whole house/ })

async function addContact(page: Page) {
  await button(page, 'Add New').click()
  const values = {
    'First Name': 'Erin',
    'Last Name': 'Kowalski',
    Email: 'erin@example.test',
    'Mobile Phone': '9205550118',
    'Mailing Postal Code': '53081',
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await expect(page.getByLabel('Mobile Phone')).toHaveValue('920-555-0118')
  await button(page, 'Create').click()
  await expect(page.getByText('Contact Created successfully')).toBeVisible()
}

test('an application goes through every kind of step to the end and back, loaded anew at each, and nothing is lost [S2-1.007] [S2-2.014] [S2-2.038] [S2-2.039]', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  await startProgram(page, 'Insulation and Air Sealing 2026')
  await expectAccessible(page)
  await takePictures(page, 'application-start')
  await button(page, 'Start the application').click()

  await expect(heading(page, CONTACT)).toBeVisible()
  await next(page).click()
  await expect(page.getByText('Please select a contact before proceeding to the next step.')).toBeVisible()
  await addContact(page)
  await takePictures(page, 'application-contact')
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Erin')

  await go(page, next, HOUSE)
  await page.getByLabel('Year built').fill('about 1974')
  await page.getByLabel('Year built').press('Enter')
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Year built: This field only accepts numeric values.')
  await expectAccessible(page)
  await takePictures(page, 'application-questions')
  await page.getByLabel('Year built').fill('1974')
  await page.getByLabel('Conditioned floor area').fill('1850')
  await page.getByLabel('Who owns the house?').selectOption('I do')
  await page.getByLabel('Attic insulation today').selectOption('None')
  await page.getByLabel('Date of the blower-door test').fill('2026-10-01')
  await page.getByRole('radio', { name: 'No' }).check()
  await reloadSaved(page)
  await expect(page.getByLabel('Conditioned floor area')).toHaveValue('1850')

  await go(page, next, MEASURES)
  await button(page, 'Categories').click()
  await expect(dialog(page).getByText("Select 1 or more categories you're interested in.")).toBeVisible()
  await dialog(page)
    .getByRole('checkbox', { name: /^Air sealing/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(1)
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }),
  ).toHaveAttribute('aria-current', 'true')
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('1')
  await button(page, 'Save Changes').click()
  await expect(page.getByText('Measure(s) updated successfully.')).toBeVisible()
  const cart = page.getByRole('complementary', { name: 'Your measures' })
  await expect(cart).toContainText('1 measure')
  await expect(cart).toContainText('Total incentive*')
  await expect(cart).toContainText('$600.00')
  await test.step('on a phone the notice covers nothing of the cart, and the steps stand over the form', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    const notice = page.getByRole('listitem').filter({ hasText: 'Measure(s) updated successfully.' })
    const [noticeBox, cartBox] = [await notice.boundingBox(), await cart.boundingBox()]
    expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(cartBox?.y ?? 0)
    await expect(
      page.getByRole('navigation', { name: 'Application steps' }).getByRole('link', { name: 'Contact' }),
    ).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await page.reload()
  await expect(airSealing(page)).toHaveValue('1')
  await expectAccessible(page)
  await takePictures(page, 'application-measures')
  await test.step('the details say what so much is paid while it is typed', async () => {
    await button(page, 'Details Attic insulation to R-60').click()
    await dialog(page).getByLabel('Quantity').fill('925')
    await expect(dialog(page)).toContainText('$1,050.00 for 925 sq ft')
    await expect(dialog(page)).toContainText('Without a limit it would be $1,156.25.')
    await expectAccessible(page)
    await takePictures(page, 'application-measure-details')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(cart).toContainText('1 measure')
  })

  await go(page, next, DETAILS)
  await page.getByLabel('Contractor').fill('Northside Insulation Co.')
  await page.getByLabel('Quoted cost').fill('$1,480.005')
  await expect(page.getByLabel('Quoted cost')).toHaveValue('1480.005')
  await page.getByLabel('Leakage today').fill('3150')
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Quoted cost: This field only accepts two decimals.')
  await page.getByLabel('Quoted cost').fill('1480.00')
  await test.step('another language reaches every field, and nothing typed is lost', async () => {
    await button(page, 'Español').first().click()
    await expect(page.getByLabel('Costo cotizado')).toHaveValue('1480.00')
    await expect(page.getByLabel('Contratista')).toHaveValue('Northside Insulation Co.')
    await expect(page.getByLabel('Fugas hoy')).toHaveValue('3150')
    await button(page, 'English').first().click()
    await expect(page.getByLabel('Quoted cost')).toHaveValue('1480.00')
  })
  await expectAccessible(page)
  await takePictures(page, 'application-details')
  await reloadSaved(page)
  await expect(page.getByLabel('Contractor')).toHaveValue('Northside Insulation Co.')

  await go(page, next, DOCUMENTS)
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('This upload is required.')
  await attach(page, 'Contractor’s quote', 'quote.pdf')
  await attach(page, 'Blower-door report, before the work', 'blower-door.pdf')
  await attach(page, 'Photos of the attic and crawlspace', 'attic.pdf')
  await expectAccessible(page)
  await takePictures(page, 'application-documents')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Open attic.pdf' })).toBeVisible()

  await go(page, next, 'Check your answers')
  await page.reload()
  await expect(page.getByRole('link', { name: 'quote.pdf' })).toBeVisible()
  await expect(page.getByText('Erin Kowalski')).toBeVisible()
  await expect(page.getByText('erin@example.test')).toBeVisible()
  const sealed = page.getByRole('region', { name: 'Air sealing, whole house' })
  await expect(sealed.getByText('Northside Insulation Co.')).toBeVisible()
  await expect(sealed.getByText('$1,480.00')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'application-check')
  await button(page, 'Go on to the terms').click()

  await expect(heading(page, TERMS)).toBeVisible()
  await page.reload()
  await go(page, previous, DOCUMENTS)
  await expect(page.getByRole('link', { name: 'Open blower-door.pdf' })).toBeVisible()
  await go(page, previous, DETAILS)
  await expect(page.getByLabel('Quoted cost')).toHaveValue('1480')
  await go(page, previous, MEASURES)
  await expect(airSealing(page)).toHaveValue('1')
  await go(page, previous, HOUSE)
  await expect(page.getByLabel('Year built')).toHaveValue('1974')
  await go(page, previous, CONTACT)
  await expect(page.getByLabel('First Name')).toHaveValue('Erin')
  await page
    .getByRole('navigation', { name: 'Application steps' })
    .getByRole('link', { name: 'Terms and conditions' })
    .click()
  await expect(heading(page, TERMS)).toBeVisible()
  await button(page, 'Submit the application').click()
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
  await page.getByRole('checkbox').check()
  await takePictures(page, 'application-terms')
  await button(page, 'Submit the application').click()

  await expect(heading(page, 'Applications')).toBeVisible()
  await expect(page.getByText('Your application is with us.', { exact: false })).toBeVisible()
  await expect(page.getByText('This project is locked in the portal.')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Update/ })).toHaveCount(0)
  await takePictures(page, 'applications')
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeVisible()
  await expect(page.getByText('Do not buy yet.')).toBeVisible()
  const ahead = page.getByRole('listitem').filter({ hasText: /^Next: / })
  await expect(ahead).toHaveText([/Eligibility Review/, /Approved/, /Payment Issued/])
  await expect(page.getByRole('link', { name: 'View cart' })).toBeHidden()
  await expectAccessible(page)
  await takePictures(page, 'application-status')
  await page.goto(`${page.url()}/edit`)
  await expect(page.getByText('This project is locked in the portal.')).toBeVisible()
  await expect(page).toHaveURL(/\/applications$/)
})

test('a second application to a program is offered the first one, and a phone and a keyboard are enough [S2-2.022] [S2-4.028] [S2-4.029] [S2-4.030]', async ({
  page,
  mailTo,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await newApplicant(page, mailTo)
  await addContactByCall(page)
  await startProgram(page, 'Cold-Climate Heat Pump')
  await button(page, 'Start the application').press('Enter')
  await expect(heading(page, /^Step 1 of \d/)).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBe(0)
  // One into which nothing was filled would be gone on with.
  await next(page).press('Enter')
  await expect(heading(page, /^Step 2 of \d/)).toBeVisible()
  await button(page, 'Cancel').press('Enter')
  await expect(heading(page, 'Applications')).toBeVisible()
  await page.goto('/offers')
  await page.getByRole('link', { name: 'Apply for Cold-Climate Heat Pump' }).press('Enter')
  await expect(heading(page, 'You have applied to this program before')).toBeVisible()
  await expectAccessible(page)
  await takePictures(page, 'applied-projects')
  await page.getByRole('link', { name: 'Cancel' }).press('Enter')
  await expect(heading(page, 'Applications')).toBeVisible()
  await page.goBack()
  await button(page, 'Continue with a new one').press('Enter')
  await expect(heading(page, 'Before you start')).toBeVisible()
  await button(page, 'Start the application').press('Enter')
  await expect(heading(page, /^Step 1 of \d/)).toBeVisible()
  await page.goto('/applications')
  const updates = page.getByRole('link', { name: /^Update/ })
  await expect(updates).toHaveCount(2)
  await updates.first().press('Enter')
  await expect(heading(page, /^Step 1 of \d/)).toBeVisible()
})

test('a step that is refused shows the first answer that is missing, however long it is [S2-5.030]', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  await startProgram(page, 'Free Weatherization Kit')
  await button(page, 'Start the application').click()
  await expect(heading(page, 'Step 1 of 2: The kit')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 420 })
  const first = page.getByLabel('What kind of home is it?')
  const later = page.getByLabel('Where do we mail the kit?')
  await later.fill('')
  await next(page).scrollIntoViewIfNeeded()
  await expect(first).not.toBeInViewport()
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('What kind of home is it?')
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(later).not.toBeInViewport()
})
