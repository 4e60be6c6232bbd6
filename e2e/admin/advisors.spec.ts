import type { Page } from '@playwright/test'
import { addDays } from '../../packages/domain/src/scheduling/week.ts'
import { applyForVisit, portalCall } from '../support/apply-for-visit.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'
import { signInStaff } from './console.ts'

const STAFF = 'admin@boreale.test'
const HOMEOWNER = 'homeowner@boreale.test'
const ADVISOR = 'Sophie Tremblay'

test('staff create timeslots, a homeowner books one, it is moved, and the advisor writes what they found', async ({
  page,
  site,
  signIn,
  mailTo,
}) => {
  await signInStaff(page, site('boreale', '/admin/advisors/people'), STAFF)
  await removeTimeslots(page, ADVISOR)

  await test.step('an advisor with the address of the account is the same person', async () => {
    await page.getByRole('link', { name: ADVISOR }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADVISOR)
    await expectAccessible(page)
    await takePictures(page, 'admin-advisor')
    await page.getByLabel('Email', { exact: true }).fill(STAFF)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'New advisor' })).toBeVisible()
    await takePictures(page, 'admin-advisors-people')
  })

  await test.step('timeslots that repeat are counted before they are made', async () => {
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    await page.getByRole('checkbox', { name: ADVISOR }).check()
    await page.getByRole('button', { name: 'Create 24 time slots' }).click()
    await expect(page.getByText('24 time slots were created.')).toBeVisible()
  })

  await test.step('a homeowner books the first of them', async () => {
    await signIn(HOMEOWNER, PLAIN_PAGE)
    const home = await newAssessedHome(page)
    const answers = { compte: 'BO-100-234' }
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
    await page.getByRole('button', { name: 'Next week' }).click()
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
    await expectAccessible(page)
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
    await expect(page.getByRole('heading', { level: 2, name: 'The plan, and the money' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Check while you are there' })).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'admin-advisor-day')
    const report = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report as PDF' }).click()
    expect((await report).suggestedFilename()).toMatch(/^\d+\.pdf$/)
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
    await mailTo(HOMEOWNER, /called off|annulée/)
  })
})

/** One more home of the signed-in person, so that the visit is the first that is asked for there. */
async function newAssessedHome(page: Page): Promise<string> {
  const building = {
    address1: `${Date.now()} rue Murdoch`,
    city: 'Rouyn-Noranda',
    region: 'QC',
    country: 'CA',
    zip: 'J9X 1E1',
    construction_year: 1962,
    floor_area: 120,
    ownership: 'own',
  }
  const { data } = await portalCall<{ data: { id: string } }>(page, 'POST', '/api/v1/buildings/', {
    building,
  })
  const building_id = data.id
  await portalCall(page, 'PUT', '/api/v1/generic_items/0', {
    items_list: [{ item_type: 'house_type', data: { storeys: ['1'] }, building_id }],
  })
  await portalCall(page, 'POST', '/api/v1/virtual_audit/virtual_audits', { building_id })
  return building_id
}

const WEEKS = 7

/** The advisor begins without timeslots, whatever a journey before has left on this server. */
async function removeTimeslots(page: Page, advisor: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(today, 7 * week))
  await page.evaluate(
    async ([advisor, days]) => {
      type Slot = { id: string; booking: { id: string; sequence: number } | null }
      const headers = { 'content-type': 'application/json', 'service-requester': 'admin' }
      const get = async (path: string) => (await fetch(path, { headers })).json()
      const { meta } = await get('/api/v1/auth/admin_sessions/state')
      const slots: Slot[] = []
      for (const day of days) {
        const { data } = await get(`/api/admin/v1/advisor_weeks/${day}`)
        const week = data.attributes.advisors.find(({ name }: { name: string }) => name === advisor)
        slots.push(...week.slots)
      }
      const bookings = slots.flatMap(({ booking }) =>
        booking ? [{ id: booking.id, sequence: booking.sequence, fate: 'cancel', timeslot_id: null }] : [],
      )
      const answer = await fetch('/api/admin/v1/timeslot_removals', {
        method: 'POST',
        headers: { ...headers, 'x-csrf-token': meta.csrf },
        body: JSON.stringify({ timeslot_ids: slots.map(({ id }) => id), days_off: null, bookings }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [advisor, days] as const,
  )
}
