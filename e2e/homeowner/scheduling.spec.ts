import type { Page } from '@playwright/test'
import { expect, expectAccessible, PLAIN_PAGE, takePictures, test } from '../support/journey.ts'

const HOMEOWNER = 'homeowner@lakeshore.test'

/** Calls of the signed-in person, from a page of the site. */
const call = <T>(page: Page, method: string, url: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, url, body]) => {
      const headers = { 'content-type': 'application/json', 'service-requester': 'portal' }
      const me = await (await fetch('/api/v1/users', { headers })).json()
      const answer = await fetch(url, {
        method,
        headers: { ...headers, 'x-csrf-token': me.meta.csrf },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    [method, url, body] as const,
  )

type Row = { id: string; attributes: { code: string; building_name: string; project_type: { id: string } } }

/** Applies for the visit of an advisor at a home of the person; answers the id under which it is scheduled. */
async function applyForVisit(page: Page, building_id: string): Promise<string> {
  const { data } = await call<{ data: Row[] }>(page, 'GET', `/api/v1/subsidies?building_id=${building_id}`)
  const visit = data.find(({ attributes }) => attributes.code === 'home-visit')
  for (const [commentable_id, content] of [
    ['account-number', '4410028817'],
    ['started', 'false'],
  ])
    await call(page, 'POST', '/api/v1/comments', {
      comment: { commentable_type: 'ListItem', commentable_id, content, building_id },
    })
  const made = await call<{ data: { id: string } }>(
    page,
    'POST',
    `/api/v1/projects?subsidy_id=${visit?.id}&user_schedule`,
    { building_id, consent: true },
  )
  return made.data.id
}

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

test('books a visit by keyboard, moves it on a phone and cancels it by the link of the mail [S2-1.010] [S2-2.023] [S2-3.033] [S2-8.023]', async ({
  page,
  site,
  signIn,
  mailTo,
}) => {
  await signIn(HOMEOWNER, PLAIN_PAGE)
  const { records } = await call<{ records: { data: Row[] } }>(page, 'GET', '/api/v1/buildings/')
  const homeCalled = (name: string) =>
    records.data.find(({ attributes }) => attributes.building_name === name)?.id ?? name
  const mine = await applyForVisit(page, homeCalled('Cedar Grove cottage'))
  const theirs = await applyForVisit(page, homeCalled('Birchwood Lane'))
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
    await page.keyboard.press('ArrowDown')
    await expect(week).toBeVisible()
    await expectAccessible(page)
    await takePictures(page, 'schedule')
    await pressUntil(page, 'Tab', /^[A-Z][a-z]+day \d/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Home visit by an energy advisor, number')).toBeVisible()
    await takeFirst(page, theirs)
    await pressUntil(page, 'Tab', /^Schedule$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This time was taken a moment ago.')
    await expect(dialog).toBeHidden()
    await expect(week.getByText('Taken')).toBeVisible()
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

  await test.step('on a phone it is moved by the list', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(site('lakeshore', `/user-schedule-plans/${mine}`))
    const booked = page.getByRole('heading', { level: 2, name: /^Taylor Brandt comes on/ })
    const before = await booked.textContent()
    await page.getByRole('button', { name: 'Move the visit' }).click()
    await page.getByRole('button', { name: 'Week after' }).click()
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
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('button', { name: 'Move the visit' }).click()
    await page.getByRole('button', { name: 'Week after' }).click()
    const colours = await week.evaluate((grid) =>
      [grid.querySelector('p[data-tone]'), grid.querySelector('button[data-tone]')].map((slot) =>
        slot === null ? '' : getComputedStyle(slot).borderInlineStartColor,
      ),
    )
    expect(new Set([...colours, '']).size).toBe(3)
  })

  await test.step('the link in the mail opens it, and cancels it', async () => {
    const { text } = await mailTo(HOMEOWNER, /^Your visit was moved to/)
    await page.context().clearCookies()
    await page.goto(/\S+\/visit#\S+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible()
    await takePictures(page, 'visit')
    await page.getByRole('button', { name: 'Cancel the visit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The visit is cancelled.' })).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'This link no longer opens a visit' }),
    ).toBeVisible()
  })
})

/** Somebody else books the first free time of the advisor. */
async function takeFirst(page: Page, project_id: string): Promise<void> {
  const query = `project_id=${project_id}`
  const plans = await call<{ data: { id: string; attributes: { next_start_at: string | null } }[] }>(
    page,
    'GET',
    `/api/v1/users_schedule_plans?${query}`,
  )
  const advisor = plans.data.find(({ attributes }) => attributes.next_start_at !== null)
  const slots = await call<{ data: { id: string; attributes: { status: string } }[] }>(
    page,
    'GET',
    `/api/v1/users_schedule_plan_timeslots?${query}&energy_advisor_id=${advisor?.id}`,
  )
  const free = slots.data.find(({ attributes }) => attributes.status === 'available')
  await call(page, 'POST', '/api/v1/assignment_scheduleplan_timeslot', {
    project_id,
    schedule_plan_timeslot_id: free?.id,
  })
}
