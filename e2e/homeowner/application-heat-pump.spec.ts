import { expect, test } from '../support/journey.ts'
import { addContactByCall, newApplicant } from './application-home.ts'
import {
  attach,
  button,
  documentOf,
  go,
  heading,
  next,
  previous,
  reloadSaved,
  startProgram,
} from './application-steps.ts'

const CONTACT = 'Step 1 of 5: Contact'
const HEATING = 'Step 2 of 5: Your heating'
const PUMP = 'Step 3 of 5: The heat pump'
const DOCUMENTS = 'Step 4 of 5: Documents'
const TERMS = 'Step 5 of 5: Terms and conditions'

test('a heat pump is applied for before it is bought: on and back, loaded anew at each step, to the approval that is waited for [S2-1.008]', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  await addContactByCall(page)
  await startProgram(page, 'Cold-Climate Heat Pump')
  await button(page, 'Start the application').click()

  await expect(heading(page, CONTACT)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Erin')

  await go(page, next, HEATING)
  await page.getByLabel('What heats the home today?').selectOption('Oil')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await reloadSaved(page)
  await expect(page.getByLabel('What heats the home today?')).toHaveValue('Oil')

  await go(page, next, PUMP)
  const typed = {
    'AHRI number': '201234567',
    'Capacity in tons': '2.5',
    'Company that will install it': 'Northside',
    'Price on the quote, in dollars': '9000',
  }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Kind of system').selectOption('Ducted')
  await page.getByRole('radio', { name: 'No' }).check()
  await reloadSaved(page)
  await expect(page.getByLabel('AHRI number')).toHaveValue('201234567')

  await go(page, next, DOCUMENTS)
  await attach(page, 'Quote with the AHRI number', 'quote.pdf')
  await attach(page, 'Load calculation', 'load.pdf')
  await next(page).click()
  // The old system goes, so that its picture is asked for.
  await expect(page.getByRole('alert')).toContainText('Photo of the old system: This upload is required.')
  await go(page, previous, PUMP)
  await go(page, previous, HEATING)
  await page.getByRole('radio', { name: 'No' }).check()
  await reloadSaved(page)
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  // The way back saves nothing, and loses nothing: what was typed is kept as a draft.
  await go(page, previous, CONTACT)
  await go(page, next, HEATING)
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
  await go(page, next, PUMP)
  await go(page, next, DOCUMENTS)
  await page.reload()
  await expect(
    documentOf(page, 'Load calculation').getByRole('link', { name: 'Open load.pdf' }),
  ).toBeVisible()
  await expect(documentOf(page, 'Photo of the old system')).toHaveCount(0)

  await go(page, next, 'Check your answers')
  await page.reload()
  await expect(page.getByRole('link', { name: 'quote.pdf' })).toBeVisible()
  await page.goto('/applications')
  await page.getByRole('link', { name: /^Update/ }).click()
  await expect(heading(page, TERMS)).toBeVisible()
  await page.reload()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()

  await expect(heading(page, 'Applications')).toBeVisible()
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeVisible()
  await expect(page.getByText('Do not buy yet.', { exact: true })).toBeVisible()
  await expect(page.getByText('A reviewer will begin within 2 working days.')).toBeVisible()
})
