import type { Page } from '@playwright/test'
import { applyForVisit, homeCalled, portalCall } from '../support/apply-for-visit.ts'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'

const HOMEOWNER = 'homeowner@lakeshore.test'

type Slots = { data: { id: string; attributes: { status: string } }[] }

const HOME_VISIT = ['home-visit', { 'account-number': 'LP-4100-2201' }] as const

/** Presses a key until what has the focus is called so. */
async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  const named = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      return (focused instanceof HTMLInputElement ? focused.closest('label') : focused)?.textContent ?? ''
    })
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key)
    if (name.test(await named())) return
  }
  throw new Error(`${key} never leads to ${name}`)
}

test('books a visit by keyboard, moves it on a phone and cancels it by the link of the mail [S2-1.010] [S2-2.023] [S2-3.033] [S2-3.034]', async ({
  page,
  site,
  signIn,
  mailTo,
}) => {
  await signIn(HOMEOWNER, PLAIN_PAGE)
  const cottage = await homeCalled(page, 'Cedar Grove cottage')
  const mine = await applyForVisit(page, cottage, ...HOME_VISIT)
  const theirs = await applyForVisit(page, await homeCalled(page, 'Birchwood Lane'), ...HOME_VISIT)
  await page.goto(site('lakeshore', `/user-schedule-plans/${mine}`))
  await expect(page.getByText('Select an Energy Advisor to unlock their calendar')).toBeVisible()
  const week = page.getByRole('group', { name: /^Time slots/ })
  await expect(week).toBeHidden()

  await test.step('an advisor is chosen by keyboard, and a time that somebody takes meanwhile is refused', async () => {
    await expect(page.getByRole('radio', { name: /Maya Okafor/ })).toBeVisible()
    await pressUntil(page, 'Tab', /Maya Okafor/)
    await page.keyboard.press('Space')
    await expect(
      page.getByText('No time slots available for this Energy Advisor, please select another one'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^See the times of Taylor Brandt, from/ })).toBeVisible()
    await takePictures(page, 'schedule-none')
    await page.keyboard.press('ArrowDown')
    await expect(week).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'schedule')
    await pressUntil(page, 'Tab', /^[A-Z][a-z]+day \d/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Home visit by an energy advisor, number')).toBeVisible()
    const taken = await week.getByText('Taken').count()
    await takeFirst(page, theirs)
    await pressUntil(page, 'Tab', /^Schedule$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This time was taken a moment ago.')
    await expect(dialog).toBeHidden()
    await expect(week.getByText('Taken')).toHaveCount(taken + 1)
  })

  await test.step('the next time is booked, and the rebates are shown', async () => {
    await pressUntil(page, 'Tab', /^[A-Z][a-z]+day \d/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await pressUntil(page, 'Tab', /^Schedule$/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Application scheduled.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Rebates for your home' })).toBeVisible()
  })

  const comes = /An advisor comes on .*\(Central Time\)/
  const listed = page
    .getByRole('listitem')
    .filter({ hasText: 'Home visit by an energy advisor' })
    .filter({ hasText: 'Cedar Grove cottage' })
    .first()

  await test.step('the time stands in the row of the rebate, at its application and in the list', async () => {
    await page.goto(site('lakeshore', `/incentives?buildingId=${cottage}`))
    await expect(page.getByText(comes).first()).toBeVisible()
    await page.goto(site('lakeshore', `/incentives?buildingId=${cottage}&application=${mine}`))
    await expect(page.getByRole('dialog').getByText(comes)).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'application-with-visit')
    await page.goto(site('lakeshore', '/applications'))
    await expect(listed.getByText(comes)).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'applications-with-visit')
    await listed.getByRole('link', { name: /^Book or change the visit/ }).click()
    await expect(page).toHaveURL(site('lakeshore', `/user-schedule-plans/${mine}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible()
  })

  await test.step('on a phone it is moved by the list', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(site('lakeshore', `/user-schedule-plans/${mine}`))
    const booked = page.getByRole('heading', { level: 2, name: /^Taylor Brandt comes on/ })
    const before = await booked.textContent()
    await page.getByRole('button', { name: 'Move the visit' }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(week).toBeHidden()
    await expectAccessible(page)
    await page
      .getByRole('list')
      .getByRole('button', { name: /Wednesday/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('The visit is moved.')).toBeVisible()
    await expect(booked).toContainText('Wednesday')
    expect(await booked.textContent()).not.toBe(before)
  })

  await test.step('a time has a colour by its status, and one whose status has none has one all the same', async () => {
    const slots = await slotsOf(page, mine)
    const free = slots.data.filter(({ attributes }) => attributes.status === 'available')
    for (const [index, { attributes }] of free.entries()) if (index % 2 === 1) attributes.status = 'by phone'
    await page.route('**/users_schedule_plan_timeslots*', (route) => route.fulfill({ json: slots }))
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    await page.getByRole('button', { name: 'Move the visit' }).click()
    await page.getByRole('button', { name: 'Next week' }).click()
    const edges = await week.evaluate((grid) =>
      ['p[data-tone]', 'button[data-tone="free"]', 'button[data-tone="other"]'].map((tone) => {
        const slot = grid.querySelector(tone)
        if (slot === null) return `no ${tone}`
        const { borderInlineStartStyle, borderInlineStartColor } = getComputedStyle(slot)
        return `${borderInlineStartStyle} ${borderInlineStartColor}`
      }),
    )
    for (const edge of edges) expect(edge).toMatch(/^solid (?!rgba\(0, 0, 0, 0\))/)
    expect(new Set(edges).size).toBe(3)
  })

  await test.step('the link in the mail opens it, and cancels it', async () => {
    const { text } = await mailTo(HOMEOWNER, /^Your visit was moved to/)
    await page.context().clearCookies()
    await page.goto(/\S+\/visit#\S+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible()
    await takePictures(page, 'visit')
    await page.getByRole('button', { name: 'Cancel the visit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The visit is called off.' })).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link no longer opens a visit' }),
    ).toBeVisible()
  })

  await test.step('a visit that is called off stands nowhere any more', async () => {
    await signIn(HOMEOWNER, '/applications')
    await expect(listed.getByText('Home visit by an energy advisor').first()).toBeVisible()
    await expect(listed.getByText(comes)).toHaveCount(0)
  })
})

/** Somebody else books the first free time of the advisor. */
async function takeFirst(page: Page, project_id: string): Promise<void> {
  const { data } = await slotsOf(page, project_id)
  const free = data.find(({ attributes }) => attributes.status === 'available')
  await portalCall(page, 'POST', '/api/v1/assignment_scheduleplan_timeslot', {
    project_id,
    schedule_plan_timeslot_id: free?.id,
  })
}

/** The times of the advisor who has a free one. */
async function slotsOf(page: Page, project_id: string): Promise<Slots> {
  const query = `project_id=${project_id}`
  const plans = await portalCall<{ data: { id: string; attributes: { next_start_at: string | null } }[] }>(
    page,
    'GET',
    `/api/v1/users_schedule_plans?${query}`,
  )
  const advisor = plans.data.find(({ attributes }) => attributes.next_start_at !== null)
  const of = `${query}&energy_advisor_id=${advisor?.id}`
  return portalCall(page, 'GET', `/api/v1/users_schedule_plan_timeslots?${of}`)
}
