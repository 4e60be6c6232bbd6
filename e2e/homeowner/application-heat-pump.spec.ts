import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { addContactByCall, newApplicant, samplePdf } from './application-home.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => button(page, 'Save & Next Step').click()
const fileIn = (page: Page, title: string) => page.getByRole('region', { name: title })

async function attach(page: Page, title: string, file: string) {
  await fileIn(page, title)
    .locator('input[type=file]:not([capture])')
    .setInputFiles([samplePdf(file)])
  await expect(fileIn(page, title).getByRole('link', { name: `Open ${file}` })).toBeVisible()
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
  await next(page)

  await expect(heading(page, 'Step 2 of 5: Your heating')).toBeVisible()
  await page.getByLabel('What heats the home today?').selectOption('Oil')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What heats the home today?')).toHaveValue('Oil')
  await next(page)

  await expect(heading(page, 'Step 3 of 5: The heat pump')).toBeVisible()
  const values = {
    'AHRI number': '201234567',
    'Capacity in tons': '2.5',
    'Company that installs it': 'Northside',
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Price on the quote, in dollars').fill('9000')
  await page.getByLabel('Kind of system').selectOption('Ducted')
  await page.getByRole('radio', { name: 'No' }).check()
  await button(page, 'Save Changes').click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await button(page, 'Previous').click()
  await expect(page.getByLabel('What heats the home today?')).toHaveValue('Oil')
  await next(page)
  await expect(page.getByLabel('AHRI number')).toHaveValue('201234567')
  await next(page)

  await expect(heading(page, 'Step 4 of 5: Documents')).toBeVisible()
  await attach(page, 'Quote with the AHRI number', 'quote.pdf')
  await attach(page, 'Load calculation', 'load.pdf')
  await next(page)
  // The old system goes, so that its picture is asked for.
  await expect(page.getByRole('alert')).toContainText('Photo of the old system: This upload is required.')
  await button(page, 'Previous').click()
  await expect(heading(page, 'Step 3 of 5: The heat pump')).toBeVisible()
  await button(page, 'Previous').click()
  await page.getByRole('radio', { name: 'No' }).check()
  await next(page)
  await expect(page.getByLabel('AHRI number')).toHaveValue('201234567')
  await next(page)
  await expect(fileIn(page, 'Load calculation')).toBeVisible()
  await page.reload()
  await expect(fileIn(page, 'Load calculation').getByRole('link', { name: 'Open load.pdf' })).toBeVisible()
  await expect(fileIn(page, 'Photo of the old system')).toHaveCount(0)
  await next(page)

  await expect(heading(page, 'Check your answers')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'quote.pdf' })).toBeVisible()
  await page.goto('/applications')
  await page.getByRole('link', { name: /^Update/ }).click()
  await expect(heading(page, 'Step 5 of 5: Terms and conditions')).toBeVisible()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()

  await expect(heading(page, 'Applications')).toBeVisible()
  await page.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByText('Do not buy yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeVisible()
  await expect(page.getByText('A reviewer begins within 2 working days.')).toBeVisible()
})
