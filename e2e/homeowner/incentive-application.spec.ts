import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { choose, openWizard, saved } from './assessment/assessment-home.ts'
import { assessedBuilding, newAssessedHome } from './report/report-home.ts'

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })

/** A page with one word, as small as a PDF can be. */
const pdf = (name: string, word: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${word}\ntrailer\n<< >>\n%%EOF\n`),
})

/** Saves an answer, or changes the one that is there; then only the saved one is left. */
async function answer(dialog: Locator, verb: 'Save' | 'Update', question: string, words: string) {
  await dialog.getByRole('textbox', { name: question }).fill(words)
  await button(dialog, new RegExp(`^${verb} ?: ${question}`)).click()
  await expect(button(dialog, new RegExp(`^Edit ?: ${question}`))).toBeVisible()
}

/** Staff ask for another answer and for a document once more. */
async function askForChanges(browser: Browser, site: string, projectId: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(site)
  const status = await page.evaluate(async (projectId) => {
    const send = (path: string, body: object, csrf = '') =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-requester': 'admin', 'x-csrf-token': csrf },
        body: JSON.stringify(body),
      })
    const signedIn = await send('/api/v1/auth/admin_sessions', {
      email: 'admin@tejo.test',
      password: 'Demo-pass-2026',
    })
    const { meta } = await signedIn.json()
    const requests = [
      { kind: 'answer', item_id: 'nif', content: 'The bill says another number.' },
      { kind: 'upload', item_id: 'iban', content: 'The name is cut off.' },
    ]
    return (await send(`/api/admin/v1/applications/${projectId}/requests`, { requests }, meta?.csrf)).status
  }, projectId)
  expect(status).toBe(201)
  await context.close()
}

test('applies with answers and documents, is asked for a change and makes it [S2-4.016] [S2-4.020] [S2-8.025] [S2-4.001]', async ({
  page,
  browser,
  site,
  mailTo,
}) => {
  const { email, buildingId } = await newAssessedHome(page, site('tejo'))
  await page.goto(site('tejo', `/incentives?buildingId=${buildingId}`))
  await button(page, /^Learn more ?: Comfort voucher/)
    .first()
    .click()
  await button(page.getByRole('dialog'), 'Apply').click()
  const dialog = page.getByRole('dialog', { name: 'Apply: Comfort voucher' })
  await expect(dialog.getByText('0 of 2 saved')).toBeVisible()
  await expectAccessible(page)

  await answer(dialog, 'Save', 'What is your delivery point code', 'PT0002000012345678AB')
  const number = dialog.getByRole('textbox', { name: 'What is your tax number?' })
  await number.fill('12345678')
  await button(dialog, /^Save ?: What is your tax number/).click()
  await expect(dialog.getByText('The tax number has nine digits, without spaces.')).toBeVisible()
  await number.fill('123456780')
  await page.reload()
  await expect(dialog.getByText('1 of 2 saved')).toBeVisible()
  await expect(number).toHaveValue('123456780')
  await button(dialog, 'Submit').click()
  await expect(dialog.getByRole('alert')).toContainText('Please save answers above.')
  await button(dialog, /^Save ?: What is your tax number/).click()
  await expect(dialog.getByText('2 of 2 saved')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await button(dialog, 'Submit').click()
  await expect(dialog.getByRole('alert')).toContainText('Please upload required documents.')
  await expectAccessible(page)
  await takePictures(page, 'application-refused')

  const bill = dialog.getByRole('region', { name: 'Bill with the social tariff' })
  await bill.locator('input[multiple]').setInputFiles(pdf('bill.pdf', 'tariff'))
  await expect(bill.getByRole('link', { name: 'Open bill.pdf' })).toBeVisible()
  const iban = dialog.getByRole('region', { name: 'Proof of IBAN' })
  await button(iban, 'Proof of IBAN: choose from my documents').click()
  await button(page.getByRole('dialog', { name: 'My documents' }), 'Use bill.pdf').click()
  await expect(iban.getByRole('link', { name: 'Open bill.pdf' })).toBeVisible()

  const submitted = page.waitForResponse((response) => response.url().includes('/api/v1/projects?'))
  await button(dialog, 'Submit').click()
  const { data } = await (await submitted).json()
  await expect(page.getByRole('status').filter({ hasText: 'Application submitted.' })).toBeFocused()
  const applied = section(page, /^Applied/)
  await expect(applied.getByRole('heading', { name: 'Comfort voucher' })).toBeVisible()
  // One a year: there is no other to apply for.
  await expect(button(page, /^Apply ?: Comfort voucher/)).toHaveCount(0)
  expect((await mailTo(email)).text).toContain(String(data.attributes.number))

  await askForChanges(browser, site('tejo', PLAIN_PAGE), data.id)
  await page.reload()
  await button(page, '1 message').click()
  await button(page.getByRole('dialog'), /^Update/).click()
  const update = page.getByRole('dialog', { name: 'Update your application' })
  await button(update, 'Submit the update').click()
  await expect(update.getByRole('alert')).toContainText('Please re-upload for requested document(s)')
  await expectAccessible(page)
  await takePictures(page, 'application-update')
  await update.locator('input[multiple]').setInputFiles(pdf('bill.pdf', 'the name is whole'))
  await expect(update.getByText('Done')).toBeVisible()
  await answer(update, 'Update', 'What is your tax number', '123456789')
  await button(update, 'Submit the update').click()
  await expect(page.getByText('Update submitted.')).toBeVisible()
  await expect(applied.getByText('Eligibility Review')).toBeVisible()
  await expect(button(page, 'Messages')).toBeDisabled()
})

test('changes the answer that ruled an incentive out, comes back and can apply', async ({ page, site }) => {
  await openWizard(page, site('tejo'))
  await choose(page, 'water_heating_fuel', 'electricity')
  await saved(page)
  await page.goto(site('tejo', '/incentives'))
  const title = 'Swap the gas water heater'
  const why = section(page, /^Why not these/)
  await expect(why.getByText('Needed: Water is heated with gas.', { exact: false })).toBeVisible()
  await why.getByRole('link', { name: new RegExp(`^Change the answer ?: ${title}`) }).click()
  await expect(page.locator('input[name="water_heating_fuel"][value="electricity"]')).toBeChecked()
  await choose(page, 'water_heating_fuel', 'natural_gas')
  await saved(page)
  await page.goBack()
  await expect(button(page, new RegExp(`^Apply ?: ${title}`))).toBeVisible()
  await expect(section(page, /^Why not these/).getByRole('heading', { name: title })).toHaveCount(0)
})

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' })
  test('opens, is refused and closes by the keyboard, on a phone', async ({ page, signIn, site }) => {
    await signIn('homeowner@boreale.test', PLAIN_PAGE)
    const { id } = await assessedBuilding(page)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(site('boreale', `/incentives?buildingId=${id}`))
    const apply = button(page, /^Faire une demande ?: Chauffe-eau/)
    await apply.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Demande/ })
    await expect(dialog.getByText(/enregistrées/)).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 375, height: 800 })
    await button(dialog, 'Envoyer la demande').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('button:focus, input:focus, textarea:focus')).toHaveCount(1)
    await expectAccessible(page)
    await takePictures(page, 'application-french')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(apply).toBeFocused()
  })
})
