import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { addContactByCall, newApplicant, samplePdf } from './application-home.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const documentOf = (page: Page, title: string) => page.getByRole('region', { name: title })
const next = (page: Page) => button(page, 'Save & Next Step')
const previous = (page: Page) => button(page, 'Previous')

const HEATING = 'Step 2 of 5: Your heating'
const PUMP = 'Step 3 of 5: The heat pump'
const DOCUMENTS = 'Step 4 of 5: Documents'

/** All steps have the same buttons: only the title tells that the other one is there. */
async function go(page: Page, way: typeof next, to: string) {
  await way(page).click()
  await expect(heading(page, to)).toBeVisible()
}

async function attach(page: Page, title: string, file: string) {
  const place = documentOf(page, title)
  await place.locator('input[type=file]:not([capture])').setInputFiles([samplePdf(file)])
  await expect(place.getByRole('link', { name: `Open ${file}` })).toBeVisible()
}

/** What is typed is kept: the page may be loaded anew. */
async function reloadSaved(page: Page) {
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
}

test('a heat pump is applied for before it is bought: on and back, loaded anew at each step, to the approval that is waited for [S2-1.008]', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  await addContactByCall(page)
  await page.goto('/offers')
  await page.getByRole('link', { name: 'Apply for Cold-Climate Heat Pump' }).click()
  await button(page, 'Start the application').click()

  await expect(heading(page, 'Step 1 of 5: Contact')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Erin')

  await go(page, next, HEATING)
  await page.getByLabel('What heats the home today?').selectOption('Oil')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await reloadSaved(page)
  await expect(page.getByLabel('What heats the home today?')).toHaveValue('Oil')

  await go(page, next, PUMP)
  const typed = {
    ...{ 'AHRI number': '201234567', 'Capacity in tons': '2.5', 'Company that installs it': 'Northside' },
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
  await expect(heading(page, 'Step 5 of 5: Terms and conditions')).toBeVisible()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()

  await expect(heading(page, 'Applications')).toBeVisible()
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeVisible()
  await expect(page.getByText('Do not buy yet.', { exact: true })).toBeVisible()
  await expect(page.getByText('A reviewer begins within 2 working days.')).toBeVisible()
})
