import type { Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { button, go, heading, next } from '../homeowner/application-steps.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'
import { addHome, handInAll } from './hand-in.ts'

const DAY = '2126-07-01'
const PHONE = { viewport: { width: 375, height: 800 } }

/** Asks for one answer of an application by a day, with the mail beside it. */
async function ask(desk: Page, address: string, applicant: string, content: string) {
  await desk.goto(address)
  await expect(desk.getByRole('heading', { level: 1, name: applicant })).toBeVisible()
  await desk.getByRole('button', { name: 'Eligibility Review' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()
  await desk.keyboard.press('r')
  const asking = desk.getByRole('dialog', { name: `Ask ${applicant}` })
  await asking.getByLabel(/Answer: .*door/i).check()
  await asking.getByLabel(/What you ask about/).fill(content)
  await asking.getByLabel(/^Answer by/).fill(DAY)
  await expect(asking.getByLabel('The email')).toContainText('Please answer by 07-01-2126.')
  await takePictures(desk, 'admin-request-for-more')
  await asking.getByRole('button', { name: 'Send the request' }).click()
  await expect(desk.getByText('answer by 07-01-2126')).toBeVisible()
}

const itemLink = (text: string) => /http\S+item=answer\.drafty_doors\S*/.exec(text)?.[0] ?? ''

/** Changes what is asked, which is in view and has the caret, and hands it in again. */
async function answer(page: Page) {
  const doors = page.getByLabel('How many drafty doors?')
  await expect(doors).toBeFocused()
  await expect(page.getByLabel('Where do we mail the kit?')).toHaveAttribute('readonly', '')
  await expectAccessible(page)
  await takePictures(page, 'asked-step')
  await doors.fill('3')
  await go(page, next, 'Check your answers')
  await button(page, 'Go on to the terms').click()
  await expect(heading(page, 'Step 2 of 2: Terms and conditions')).toBeVisible()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()
}

test('a person with two homes opens what is asked from the mail, answers that alone and hands it in', async ({
  page,
  browser,
  site,
  mailTo,
  otherDevice,
}) => {
  const email = await newApplicant(page, mailTo)
  await addHome(page)
  const [first = '', second = ''] = await handInAll(page)
  const desk = await browser.newPage()
  await signInStaff(desk, site('lakeshore', '/admin/sign-in'), 'admin@lakeshore.test')
  await ask(desk, site('lakeshore', `/admin/applications/${second}`), 'Erin Kowalski', 'Two or three doors?')
  const link = itemLink((await mailTo(email, /We need something/)).text)
  expect(link).toContain(`/applications/${second}/edit?`)

  // Not signed in on this device: the link leads there by way of the sign-in.
  const phone = await otherDevice(PHONE)
  await phone.goto(link)
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill('Demo-pass-2026')
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByText('Two or three doors?')).toBeVisible()
  expect(phone.url()).toContain(`/applications/${second}/edit`)
  await phone.goto(site('lakeshore', '/applications'))
  const row = phone.getByRole('listitem').filter({ hasText: 'Two or three doors?' }).first()
  await expect(row).toContainText('Please answer by 07-01-2126.')
  await row.getByRole('link', { name: 'How many drafty doors?' }).click()
  await answer(phone)
  await expect(heading(phone, 'Applications')).toBeVisible()
  await expect(phone.getByText('Please answer by')).toHaveCount(0)

  await desk.reload()
  await expect(desk.getByText('answer by 07-01-2126')).toHaveCount(0)
  await expect(desk.getByText('changed once')).toBeVisible()
  await desk.goto(site('lakeshore', `/admin/applications/${first}`))
  await expect(desk.getByText('changed once')).toHaveCount(0)
  await desk.close()
})

test('a guest opens what is asked from the mail without a password, answers it and hands it in', async ({
  page,
  browser,
  site,
  mailTo,
  otherDevice,
}) => {
  const email = `asked-${Date.now()}@example.test`
  await page.goto(site('lakeshore', '/offers-public'))
  await page.getByRole('link', { name: 'Apply for Free Weatherization Kit' }).click()
  await page.getByLabel('First name').fill('Anne')
  await page.getByLabel('Last name').fill('Schroeder')
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Mobile phone/).fill('9205550177')
  await page.getByLabel(/^Mailing address/).fill('602 Huron Street')
  await page.getByLabel(/^City/).fill('Cleveland')
  await page.getByLabel(/^ZIP/i).fill('53015')
  await page.getByRole('checkbox', { name: 'I am a person' }).check()
  await expect(page.getByRole('checkbox', { name: 'Checked. You are a person.' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await button(page, 'Go on').click()
  await page.getByLabel('What kind of home is it?').selectOption('House')
  await page.getByLabel('How many drafty doors?').fill('2')
  const id = /applications\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? ''
  await go(page, next, 'Check your answers')
  await button(page, 'Go on to the terms').click()
  await page.getByRole('checkbox').check()
  await button(page, 'Submit the application').click()
  await mailTo(email, /We have your application|kit/i)

  const desk = await browser.newPage()
  await signInStaff(desk, site('lakeshore', '/admin/sign-in'), 'admin@lakeshore.test')
  await ask(
    desk,
    site('lakeshore', `/admin/applications/${id}`),
    'Anne Schroeder',
    'Is the cellar door one of them?',
  )
  const link = itemLink((await mailTo(email, /We need something/)).text)
  expect(link).toContain('/application-link?item=answer.drafty_doors#resume.')
  const phone = await otherDevice(PHONE)
  await phone.goto(link)
  await expect(phone.getByText('Is the cellar door one of them?')).toBeVisible()
  await answer(phone)
  await expect(phone).not.toHaveURL(/\/edit/)
  await desk.reload()
  await expect(desk.getByText('changed once')).toBeVisible()
  await desk.close()
})
