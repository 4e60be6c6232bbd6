import type { Page } from '@playwright/test'
import { expect, PLAIN_PAGE, signInByApi, test } from '../support/journey.ts'
import { newApplicant } from './application-home.ts'
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

const APPLIANCES = 'Step 1 of 4: Appliances'
const PURCHASES = 'Step 2 of 4: Purchases'
const RECEIPT = 'Step 3 of 4: Receipt'
const TERMS = 'Step 4 of 4: Terms and conditions'

const quantityOf = (page: Page, appliance: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Quantity.*${appliance}`) })
const purchaseOf = (page: Page, appliance: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: appliance }) })

async function choose(page: Page, appliance: string, quantity: string) {
  await quantityOf(page, appliance).fill(quantity)
  await quantityOf(page, appliance).press('Tab')
}

async function fillPurchase(page: Page, appliance: string, price: string) {
  const form = purchaseOf(page, appliance)
  await form.getByLabel('Make and model').fill(`${appliance} 500`)
  await form.getByLabel('Price of all of them').fill(price)
  await form.getByLabel('Day of purchase').fill('2026-10-01')
  await form.getByRole('radio', { name: 'Yes' }).check()
}

test('appliances are applied for by their number: on and back, loaded anew at each step, other numbers meanwhile, to the end [S2-9.018] [S2-4.043]', async ({
  page,
  mailTo,
}) => {
  await newApplicant(page, mailTo)
  await startProgram(page, 'Efficient Appliances')
  await button(page, 'Start the application').click()
  await expect(heading(page, APPLIANCES)).toBeVisible()
  await choose(page, 'Room air cleaner', '2')
  await choose(page, 'LED fixture', '12')
  await reloadSaved(page)
  await expect(quantityOf(page, 'Room air cleaner')).toHaveValue('2')
  await expect(quantityOf(page, 'LED fixture')).toHaveValue('12')

  await go(page, next, PURCHASES)
  await fillPurchase(page, 'Room air cleaner', '398')
  await fillPurchase(page, 'LED fixture', '90')
  await reloadSaved(page)
  await expect(purchaseOf(page, 'LED fixture').getByLabel('Make and model')).toHaveValue('LED fixture 500')
  await go(page, previous, APPLIANCES)
  await choose(page, 'LED fixture', '3')
  await go(page, next, PURCHASES)
  // Not saved yet, and left once: what was typed at both is there, the number is the new one.
  await expect(purchaseOf(page, 'LED fixture').getByLabel('Quantity')).toHaveValue('3')
  await expect(purchaseOf(page, 'LED fixture').getByLabel('Make and model')).toHaveValue('LED fixture 500')
  await expect(purchaseOf(page, 'Room air cleaner').getByLabel('Price of all of them')).toHaveValue('398')

  await go(page, next, RECEIPT)
  await next(page).click()
  await expect(page.getByRole('alert')).toContainText('Receipt: This upload is required.')
  await attach(page, 'Receipt', 'receipt.pdf')
  await go(page, next, 'Check your answers')
  await page.reload()
  await expect(page.getByText('$138.05').first()).toBeVisible()
  await button(page, 'Go on to the terms').click()
  await expect(heading(page, TERMS)).toBeVisible()
  await page.reload()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()
  await expect(heading(page, 'Applications')).toBeVisible()
  await expect(page.getByText('Your application is with us.', { exact: false })).toBeVisible()
})

test('the application that a homeowner of the demo has begun goes on at the second of four steps, with its cart floating beside it [S2-9.018] [S2-2.078] [S2-2.046]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE)
  await signInByApi(page, 'homeowner@lakeshore.test')
  await page.goto('/applications')
  const begun = page.getByRole('listitem').filter({ hasText: 'Efficient Appliances' })
  await begun.getByRole('link', { name: /^Update/ }).click()
  await expect(heading(page, PURCHASES)).toBeVisible()
  const cart = page.getByRole('complementary', { name: 'Your measures' })
  await expect(cart).toHaveCSS('position', 'sticky')
  await page.goto(page.url().replace(/\/edit.*/, ''))
  await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeVisible()
  await expect(cart).toHaveCSS('position', 'sticky')
})
