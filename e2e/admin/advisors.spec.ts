import { applyForVisit, homeCalled } from '../support/apply-for-visit.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'

const STAFF = 'admin@boreale.test'
const HOMEOWNER = 'homeowner@boreale.test'

test('staff create timeslots, a homeowner books one, it is moved, and the advisor writes what they found', async ({
  page,
  site,
  signIn,
  mailTo,
}) => {
  await signInStaff(page, site('boreale', '/admin/advisors/people'), STAFF)

  await test.step('an advisor with the address of the account is the same person', async () => {
    await page.getByRole('link', { name: 'Sophie Tremblay' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sophie Tremblay')
    await expectAccessible(page)
    await takePictures(page, 'admin-advisor')
    await page.getByLabel('Email', { exact: true }).fill(STAFF)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'New advisor' })).toBeVisible()
    await takePictures(page, 'admin-advisors-people')
  })

  await test.step('timeslots that repeat are counted before they are made', async () => {
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Sophie Tremblay' }).check()
    await page.getByRole('button', { name: 'Create 24 timeslots' }).click()
    await expect(page.getByText('24 timeslots were created.')).toBeVisible()
  })

  await test.step('a homeowner books the first of them', async () => {
    await signIn(HOMEOWNER, PLAIN_PAGE)
    const home = await homeCalled(page, 'Chalet du lac Osisko')
    const answers = { compte: '441002881700', commence: 'false' }
    const application = await applyForVisit(page, home, 'visite-energie', answers)
    await page.goto(site('boreale', `/user-schedule-plans/${application}`))
    await page.getByRole('radio', { name: /Sophie Tremblay/ }).check()
    await page
      .getByRole('group', { name: /^Time slots/ })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Application scheduled.')).toBeVisible()
  })

  const booked = page.getByRole('button', { name: /^Sophie Tremblay, .*booked by/ })

  await test.step('a booked timeslot goes: who has it is shown first, and told of the new time', async () => {
    await page.goto(site('boreale', '/admin/advisors'))
    await page.getByRole('button', { name: 'Week after' }).click()
    await booked.focus()
    await page.keyboard.press('Delete')
    const panel = page.getByRole('complementary', { name: 'Before you save' })
    await expect(panel.getByText('1 booking is affected.')).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'admin-advisors')
    await panel
      .getByRole('radio', { name: /^Move to .*Sophie Tremblay/ })
      .first()
      .check()
    await panel.getByRole('button', { name: 'Save and tell them' }).click()
    await expect(panel).toBeHidden()
    await mailTo(HOMEOWNER, /moved to|déplacée/)
  })

  await test.step('a timeslot that is changed takes its visit along', async () => {
    await booked.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Begins').fill('15:30')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /^Sophie Tremblay, .* 3:30.*booked by/ })).toBeVisible()
  })

  await test.step('on the day the advisor is briefed, and corrects an answer', async () => {
    const monday = new URL(page.url()).searchParams.get('week')
    await page.goto(site('boreale', `/admin/advisors/day?day=${monday}`))
    await expect(page.getByRole('heading', { level: 2, name: 'Mélanie Gagnon' })).toBeVisible()
    await page.getByLabel('Note', { exact: true }).fill('There is a second floor.')
    await page.getByLabel('Correct an answer').selectOption('house_type storeys')
    await page.locator('input[name="storeys"][value="2"]').check()
    await expectAccessible(page)
    await takePictures(page, 'admin-advisor-day')
    await page.getByRole('button', { name: 'Save the note and the answer' }).click()
    await expect(page.getByText('1 answer corrected')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^2/ })).toBeVisible()
  })

  await test.step('staff cancel the visit for the person', async () => {
    await page.getByRole('link', { name: 'Bookings' }).click()
    const cancel = page.getByRole('button', { name: 'Cancel the visit of Mélanie Gagnon' })
    await cancel.click()
    await expectAccessible(page)
    await takePictures(page, 'admin-advisors-bookings')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(cancel).toBeHidden()
    await mailTo(HOMEOWNER, /cancelled|annulée/)
  })
})
