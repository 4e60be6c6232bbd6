import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newApplicant } from '../homeowner/application-home.ts'
import { newAssessedHome } from '../homeowner/report/report-home.ts'
import { expect, expectAccessible, takePictures, test } from '../support/journey.ts'
import { lookAt, signInStaff } from './console.ts'
import { addHome, handInAll, handInVoucher } from './hand-in.ts'

const MOST_STOPS = 60

/** Goes on with the keyboard until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

test('a whole review goes by keyboard alone: from the queue through a request and a move to the next [S2-4.018]', async ({
  page,
  browser,
  site,
  mailTo,
}) => {
  const name = `Zylber${randomUUID().replaceAll(/[^a-f]/g, '')}`
  await newApplicant(page, mailTo, name)
  await addHome(page)
  const [first = '', second = ''] = await handInAll(page)
  await page.goto(site('lakeshore', `/applications/${first}`))
  await page.getByLabel('Write to your reviewer').fill('The second door is new.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The second door is new.' })).toBeVisible()
  const desk = await browser.newPage()
  const queue = `/admin/applications?tab=all&sort=number&q=${name}`
  await signInStaff(desk, site('lakeshore', queue), 'admin@lakeshore.test')
  const rows = desk.getByRole('row', { name: new RegExp(name) })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'New message' })).toHaveCount(1)
  const sections = desk.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: /^Applications.*with something new$/ })).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-queue-new')
  for (const [key, title] of [
    ['f', 'Filter'],
    ['v', 'Views'],
    ['?', 'Keyboard shortcuts'],
  ] as const)
    await lookAt(desk, () => desk.keyboard.press(key), title)
  await lookAt(desk, () => desk.getByRole('button', { name: 'Columns' }).click(), 'Columns')

  for (const key of ['j', 'x', 'j', 'x']) await desk.keyboard.press(key)
  await lookAt(desk, () => desk.keyboard.press('i'), 'Assign the selection')
  await lookAt(desk, () => desk.keyboard.press('r'), 'Ask the same of the selection')
  await desk.keyboard.press('m')
  const many = desk.getByRole('dialog', { name: 'Move the selection' })
  const to = many.getByLabel('To the status')
  await expect(to.getByRole('option', { name: 'Eligibility Review (2)' })).toBeAttached()
  await tabTo(desk, to)
  await desk.keyboard.type('Elig')
  await expect(many.getByText('It can be done with 2 of 2.')).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-queue-move')
  await press(desk, many.getByRole('button', { name: 'Move 2' }))
  await expect(desk.getByText('2 applications were moved.')).toBeVisible()

  await desk.keyboard.press('k')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(new RegExp(first))
  await expect(desk.getByRole('heading', { level: 1, name: `Erin ${name}` })).toBeVisible()
  // Where nothing was sent the column of the documents says so, and holds what has happened.
  const aside = desk.getByRole('complementary', { name: 'Timeline' })
  await expect(aside).toContainText('No documents were given.')
  await expect(aside.getByText('Eligibility Review')).toBeVisible()
  await takePictures(desk, 'admin-application-no-documents')
  await desk.keyboard.press('r')
  const asking = desk.getByRole('dialog', { name: `Ask Erin ${name}` })
  await tabTo(desk, asking.getByLabel(/Answer: .*door/i))
  await desk.keyboard.press('Space')
  await tabTo(desk, asking.getByLabel(/What you ask about/))
  await desk.keyboard.type('Two or three?')
  await expect(asking.getByLabel('The email')).toContainText('Two or three?')
  await press(desk, asking.getByRole('button', { name: 'Send the request' }))
  await expect(desk.getByText('clock stopped')).toBeVisible()
  await expectAccessible(desk)
  await press(desk, desk.getByRole('button', { name: 'Eligibility Review' }))
  const moving = desk.getByRole('dialog', { name: 'Move to Eligibility Review' })
  await press(desk, moving.getByRole('button', { name: 'Move to Eligibility Review' }))
  await expect(desk.getByRole('button', { name: /Approved/ })).toBeVisible()

  await desk.keyboard.press('j')
  await expect(desk).toHaveURL(new RegExp(second))
  await expect(desk.getByRole('link', { name: /^Previous: / })).toBeVisible()
  await desk.keyboard.press('/')
  const search = desk.getByRole('combobox', { name: 'Search or go to' })
  await expect(search).toBeFocused()
  await expect(desk.getByRole('group', { name: 'On this page' })).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.type(name)
  await expect(desk.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible()
  await expectAccessible(desk)
  await takePictures(desk, 'admin-palette')
  await desk.goto(site('lakeshore', '/admin'))
  await expect(desk.getByRole('heading', { level: 1, name: /past (?:its|their) promise/ })).toBeVisible()
  await expectAccessible(desk)
  await desk.goto(site('lakeshore', queue))
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'New message' })).toHaveCount(0)
  await desk.close()
})

/** Tejo's reviewer is nobody else's in the journeys. */
test('two of the staff at one application: who may reads what is restricted, the second to decide is told and overwrites nothing [S2-1.003] [S2-6.007]', async ({
  page,
  browser,
  site,
}) => {
  const taxNumber = '204859371'
  const { buildingId } = await newAssessedHome(page, site('tejo'))
  const id = await handInVoucher(page, buildingId, taxNumber)
  const open = async (email: string) => {
    const desk = await browser.newPage()
    await signInStaff(desk, site('tejo', `/admin/applications/${id}`), email)
    await expect(desk.getByRole('heading', { level: 1, name: 'Rita Melo' })).toBeVisible()
    return desk
  }
  const admin = await open('admin@tejo.test')
  await expect(admin.getByText(taxNumber)).toHaveCount(0)
  await admin.getByRole('button', { name: 'Show: What is your tax number?' }).click()
  await expect(admin.getByText(taxNumber)).toBeVisible()
  await expect(admin.getByText('The view is logged.')).toBeVisible()
  await admin.getByRole('button', { name: 'Proof of IBAN', exact: true }).click()
  await expect(admin.getByRole('img', { name: /Proof of IBAN/ })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Show: Proof of IBAN' }).click()
  const pages = admin.getByRole('img', { name: /Proof of IBAN/ })
  await expect(pages).toHaveCount(2)
  await expect(pages.first()).toBeVisible()
  await expect(admin.getByText('Page 1 of 2')).toBeVisible()
  // The document stands beside the answers that are held against it.
  const [answers, beside] = await Promise.all(
    ['Answers', 'Documents'].map((name) => admin.getByRole('region', { name, exact: true }).boundingBox()),
  )
  expect(beside?.x).toBeGreaterThanOrEqual((answers?.x ?? 0) + (answers?.width ?? Number.POSITIVE_INFINITY))
  await admin.keyboard.press('.')
  await expect(admin.getByText('Page 2 of 2')).toBeVisible()
  await expectAccessible(admin)
  await takePictures(admin, 'admin-application-pages')

  const reviewer = await open('reviewer@tejo.test')
  await expect(reviewer.getByText('Jordan Hale has this application open')).toBeVisible()
  await expect(reviewer.getByText('You do not have permission to see this item.')).toBeVisible()
  await expect(reviewer.getByRole('button', { name: /What is your tax number/ })).toHaveCount(0)
  await reviewer.getByRole('button', { name: 'Proof of IBAN' }).click()
  const documents = reviewer.getByRole('region', { name: 'Documents' })
  await expect(documents.getByText('You do not have permission to see this item.')).toBeVisible()
  await expect(documents.getByRole('link')).toHaveCount(0)
  await expectAccessible(reviewer)
  await takePictures(reviewer, 'admin-application-second')

  await reviewer.keyboard.press('d')
  const declining = reviewer.getByRole('dialog', { name: 'Move to Declined' })
  await declining.getByLabel('Message to Rita Melo').fill('The tariff had ended.')
  await admin.getByRole('button', { name: 'Eligibility Review' }).click()
  const moving = admin.getByRole('dialog', { name: 'Move to Eligibility Review' })
  await moving.getByRole('button', { name: 'Move to Eligibility Review' }).click()
  await expect(admin.getByRole('button', { name: /Approved/ })).toBeVisible()
  await declining.getByRole('button', { name: 'Move to Declined' }).click()
  await expect(declining.getByRole('alert')).toContainText('Nothing of yours was saved over it')
  await expect(declining.getByLabel('Message to Rita Melo')).toHaveValue('The tariff had ended.')
  await expectAccessible(reviewer)
  await takePictures(reviewer, 'admin-application-stale')
  await reviewer.reload()
  await expect(reviewer.getByRole('button', { name: /Approved/ })).toBeVisible()
  await expect(reviewer.getByText('The tariff had ended.')).toHaveCount(0)
  await admin.close()
  await reviewer.close()
})
