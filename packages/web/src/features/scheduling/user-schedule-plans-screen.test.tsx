import type { Timeslot } from '@hearthlight/domain/scheduling/timeslot'
import type { Visit } from '@hearthlight/domain/scheduling/visit'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissAll, shownNotices } from '../../platform/notices.ts'
import { heldResponse, many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { CLICK_LOCK_MS } from '../../ui/use-click-lock.ts'
import { UserSchedulePlansScreen } from './user-schedule-plans-screen.tsx'

const BOOK = 'POST /api/v1/assignment_scheduleplan_timeslot'
const SLOTS = 'GET /api/v1/users_schedule_plan_timeslots'
const PLANS = 'GET /api/v1/users_schedule_plans'
const VISIT = 'GET /api/v1/visits/project'
const CANCEL = 'DELETE /api/v1/visits/project'
const LOCKED = 'Select an Energy Advisor to unlock their calendar'

const slotAt = (id: string, start: string, status = 'available'): Timeslot => ({
  id,
  energy_advisor_id: 'taylor',
  admin_id: 'admin',
  start_at: new Date(start).toISOString(),
  finish_at: new Date(Date.parse(start) + 3_600_000).toISOString(),
  status,
  title: 'Home visit',
})
/** Monday 9:00 and Wednesday 14:00 of one week, Tuesday 9:00 of the next, in Chicago. */
const TAYLORS = [
  slotAt('monday', '2031-11-17T15:00:00Z'),
  slotAt('wednesday', '2031-11-19T20:00:00Z'),
  slotAt('next', '2031-11-25T15:00:00Z'),
]
const UNBOOKED: Visit = {
  project: { id: 'project', number: 1042, name: 'Basement walls and rim' },
  user_name: 'Nora Lindqvist',
  building: { id: 'home', address: '418 Birchwood Lane, Sheboygan', time_zone: 'America/Chicago' },
  user_scheduling_enabled: true,
  booking: null,
}
const BOOKED: Visit = {
  ...UNBOOKED,
  booking: {
    id: 'booking',
    timeslot: slotAt('monday', '2031-11-17T15:00:00Z', 'scheduled'),
    energy_advisor: { id: 'taylor', name: 'Taylor Brandt' },
  },
}
const plan = (id: string, name: string, next_start_at: string | null, is_assigned = false) => ({
  id,
  name,
  next_start_at,
  is_assigned,
  admin_id: null,
})
const NONE = 'No time slots available for this Energy Advisor, please select another one'

/** The zone of the viewer's clock, whatever the machine of the test has. */
const viewIn = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

const PLANNED = [
  plan('maya', 'Maya Okafor', null),
  plan('taylor', 'Taylor Brandt', TAYLORS[0]?.start_at ?? null),
]

async function show(
  visit: Visit = UNBOOKED,
  taylors: readonly Timeslot[] = TAYLORS,
  plans: readonly ReturnType<typeof plan>[] = PLANNED,
) {
  await bootForTest(
    { time_zone: 'America/Chicago', settings: { schedule_plan_timeslots_user: true } },
    SOMEBODY,
  )
  const served = serveCalls({
    [VISIT]: () => one('visits', 'project', visit),
    [PLANS]: () => many('users_schedule_plans', plans),
    [SLOTS]: ({ query }) =>
      many('users_schedule_plan_timeslots', query.get('energy_advisor_id') === 'taylor' ? taylors : []),
    [BOOK]: () => one('visits', 'project', BOOKED),
    [CANCEL]: () => new Response(null, { status: 204 }),
  })
  render(
    <WithApp path="/user-schedule-plans/project">
      <Routes>
        <Route path="/user-schedule-plans/:id" element={<UserSchedulePlansScreen />} />
        <Route path="/incentives" element={<h1>Rebates</h1>} />
      </Routes>
    </WithApp>,
  )
  await screen.findByRole('heading', { level: 1 })
  return served
}
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))
const openSlot = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const slotButtons = () =>
  within(screen.getByRole('group', { name: 'Time slots, Central Time' })).getAllByRole('button')

beforeEach(() => viewIn('America/Chicago'))
afterEach(() => {
  vi.restoreAllMocks()
  dismissAll()
  vi.useRealTimers()
})

describe('choosing an advisor', () => {
  it('comes first: until then the calendar is locked [S2-2.072] [S2-2.076] [S2-4.065]', async () => {
    const served = await show()
    expect(await screen.findByText(LOCKED)).toBeTruthy()
    expect(screen.queryByRole('group', { name: /Time slots/ })).toBeNull()
    expect(served.calls).not.toContain(SLOTS)
    await choose(/Taylor Brandt/)
    expect(await screen.findByRole('group', { name: 'Time slots, Central Time' })).toBeTruthy()
    expect(screen.queryByText(LOCKED)).toBeNull()
  })
  it('says so when there is no time, and shows those of another who has some [S2-2.077] [S2-4.067]', async () => {
    await show()
    await choose(/Maya Okafor/)
    expect(await screen.findByText(NONE)).toBeTruthy()
    await choose(/Taylor Brandt/)
    expect(await screen.findByRole('group', { name: 'Time slots, Central Time' })).toBeTruthy()
    await choose(/Maya Okafor/)
    expect(await screen.findByText(NONE)).toBeTruthy()
    expect(screen.queryByRole('group', { name: /Time slots/ })).toBeNull()
  })
  it('is done for a home that has an advisor; without a time there, who has the next is a click away', async () => {
    await show(UNBOOKED, TAYLORS, [
      plan('maya', 'Maya Okafor', null, true),
      plan('ana', 'Ana Ruiz', '2031-11-21T15:00:00.000Z'),
      plan('taylor', 'Taylor Brandt', '2031-11-17T15:00:00.000Z'),
    ])
    expect(await screen.findByText(NONE)).toBeTruthy()
    expect((screen.getByRole('radio', { name: /Maya Okafor/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('radio', { name: /Your advisor/ })).toBe(
      screen.getByRole('radio', { name: /Maya Okafor/ }),
    )
    const next = screen.getByRole('button', { name: /^See the times of/ })
    expect(next.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'See the times of Taylor Brandt, from Mon 11-17-2031, 9:00 AM',
    )
    fireEvent.click(next)
    expect(await screen.findByRole('group', { name: 'Time slots, Central Time' })).toBeTruthy()
    expect((screen.getByRole('radio', { name: /Taylor Brandt/ }) as HTMLInputElement).checked).toBe(true)
  })
  it.each([
    ['nobody has a time', [plan('maya', 'Maya Okafor', null, true)]],
    ['nobody comes there', []],
  ])('says whom to ask where %s', async (_why, plans) => {
    await show(UNBOOKED, TAYLORS, plans)
    const mail = await screen.findByRole('link', { name: /@/ })
    expect(mail.getAttribute('href')).toBe(`mailto:${mail.textContent}`)
    expect(mail.parentElement?.textContent).toContain('No energy advisor has a free time right now.')
  })
})

describe('the times of an advisor', () => {
  it('are a week side by side at first, and go on to the next [S2-2.073] [S2-2.072]', async () => {
    await show()
    await choose(/Taylor Brandt/)
    await screen.findByText('Week of 11-17-2031')
    expect(slotButtons().map((button) => button.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Monday 11-17-2031, 9:00 AM',
      'Wednesday 11-19-2031, 2:00 PM',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }))
    await screen.findByText('Week of 11-24-2031')
    expect(slotButtons()).toHaveLength(1)
  })
  it('go from one to the other by the arrow keys', async () => {
    await show()
    await choose(/Taylor Brandt/)
    await screen.findByText('Week of 11-17-2031')
    const [monday, wednesday] = slotButtons()
    expect([monday?.tabIndex, wednesday?.tabIndex]).toEqual([0, -1])
    monday?.focus()
    fireEvent.keyDown(monday as HTMLElement, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(wednesday)
    expect([monday?.tabIndex, wednesday?.tabIndex]).toEqual([-1, 0])
  })
  it('have the time of the viewer beside them when it is another', async () => {
    viewIn('America/Los_Angeles')
    await show()
    await choose(/Taylor Brandt/)
    expect(
      await screen.findByText(/^Central Time, as at the home. Your clock shows a different time/),
    ).toBeTruthy()
    expect(slotButtons()[1]?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Wednesday 11-19-2031, 2:00 PM (12:00 PM)',
    )
    expect((await openSlot(/Wednesday/)).textContent?.replaceAll(/\s/g, ' ')).toContain(
      'Central Time · 12:00 PM where you are',
    )
  })
  it('are a list as well, which tells of days without any', async () => {
    await show()
    await choose(/Taylor Brandt/)
    fireEvent.click(await screen.findByRole('button', { name: 'List' }))
    expect(screen.getByRole('heading', { name: 'Tuesday 11-18-2031' })).toBeTruthy()
    expect(screen.getAllByText('No free time')).toHaveLength(4)
    expect(screen.getByRole('button', { name: /Wednesday 11-19-2031, 2:00/ })).toBeTruthy()
  })
  it('begin in the first week that has a free one', async () => {
    await show(UNBOOKED, [slotAt('taken', '2031-11-11T15:00:00Z', 'booked'), ...TAYLORS])
    await choose(/Taylor Brandt/)
    expect(await screen.findByText('Week of 11-17-2031')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }))
    expect(screen.getByText('Week of 11-10-2031')).toBeTruthy()
  })
  it('have a tone by their status, one for all that have none, and are no buttons when taken [S2-3.034]', async () => {
    await show(UNBOOKED, [
      ...TAYLORS,
      slotAt('taken', '2031-11-18T15:00:00Z', 'booked'),
      slotAt('odd', '2031-11-20T15:00:00Z', 'phone only'),
      slotAt('blank', '2031-11-21T15:00:00Z', ''),
    ])
    await choose(/Taylor Brandt/)
    await screen.findByText('Week of 11-17-2031')
    expect(slotButtons().map((button) => button.dataset['tone'])).toEqual(['free', 'free', 'other', 'other'])
    expect(screen.getByText('Taken').closest('p')?.dataset['tone']).toBe('taken')
  })
})

describe('a time', () => {
  it('opens with its details, and Cancel books nothing [S2-2.074] [S2-2.075]', async () => {
    const served = await show()
    await choose(/Taylor Brandt/)
    const dialog = await openSlot(/Wednesday/)
    const facts = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')])
    expect(facts).toEqual([
      ['Application', 'Basement walls and rim, number 1042'],
      ['Energy advisor', 'Taylor Brandt'],
      ['For', 'Nora Lindqvist'],
      ['Building', '418 Birchwood Lane, Sheboygan'],
      ['Start', 'Wed 11-19-2031, 2:00 PM'],
      ['Finish', 'Wed 11-19-2031, 3:00 PM'],
    ])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(served.calls).not.toContain(BOOK)
  })
  it('is booked as it was seen by Schedule, then the rebates are shown [S2-8.030] [S2-4.068] [S2-2.075] [S2-7.024]', async () => {
    const served = await show()
    let sent: unknown
    served.change({
      [BOOK]: ({ body }) => {
        sent = body
        return one('visits', 'project', BOOKED)
      },
    })
    await choose(/Taylor Brandt/)
    const dialog = await openSlot(/Wednesday/)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByRole('heading', { name: 'Rebates' })).toBeTruthy()
    expect(shownNotices().map(({ text }) => text)).toEqual(['Application scheduled.'])
    expect(sent).toEqual({
      project_id: 'project',
      schedule_plan_timeslot_id: 'wednesday',
      schedule_plan_timeslot: {
        energy_advisor_id: 'taylor',
        start_at: '2031-11-19T20:00:00.000Z',
        finish_at: '2031-11-19T21:00:00.000Z',
      },
    })
  })
  it('that somebody else took leaves the person at the times, with the sentence of the server [S2-8.023]', async () => {
    const served = await show()
    served.change({
      [BOOK]: () => refusal(409, 'This time was taken a moment ago.'),
    })
    await choose(/Taylor Brandt/)
    const dialog = await openSlot(/Wednesday/)
    served.change({ [SLOTS]: () => many('users_schedule_plan_timeslots', TAYLORS.slice(0, 1)) })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(
      (await screen.findByText('This time was taken a moment ago.')).closest('[role=alert]'),
    ).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(slotButtons).toHaveLength(1)
    expect((screen.getByRole('radio', { name: /Taylor Brandt/ }) as HTMLInputElement).checked).toBe(true)
  })
  it('can be tried again in its dialog when the server failed [S2-8.023]', async () => {
    const served = await show()
    served.change({ [BOOK]: () => refusal(500, 'Something went wrong.') })
    await choose(/Taylor Brandt/)
    const dialog = await openSlot(/Wednesday/)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(await within(dialog).findByText('Something went wrong.')).toBeTruthy()
  })
  it('is sent once however often Schedule is clicked, which rests for three seconds [S2-9.003] [S2-4.023]', async () => {
    const served = await show()
    const held = heldResponse()
    served.change({ [BOOK]: held.answer })
    await choose(/Taylor Brandt/)
    const dialog = await openSlot(/Wednesday/)
    const schedule = within(dialog).getByRole('button', { name: 'Schedule' })
    vi.useFakeTimers()
    fireEvent.click(schedule)
    fireEvent.click(schedule)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(served.calls.filter((call) => call === BOOK)).toHaveLength(1)
    held.give(refusal(500, 'Something went wrong.'))
    await act(() => vi.advanceTimersByTimeAsync(CLICK_LOCK_MS - 1))
    expect(schedule.getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(schedule.getAttribute('aria-busy')).toBeNull()
    expect(CLICK_LOCK_MS).toBe(3000)
  })
})

describe('a booked visit', () => {
  it('is shown, and moved without losing its time before the new one is sure', async () => {
    const served = await show(BOOKED)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your visit')
    expect(screen.getByRole('heading', { level: 2 }).textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Taylor Brandt comes on Monday 11-17-2031, 9:00 AM to 10:00 AM',
    )
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Move the visit' }))
    const dialog = await openSlot(/Wednesday/)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    await screen.findByRole('button', { name: 'Move the visit' })
    expect(served.calls).toContain(BOOK)
    expect(shownNotices().map(({ text }) => text)).toEqual(['The visit is moved.'])
  })
  it('is cancelled only after a second question', async () => {
    const served = await show(BOOKED)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }))
    const dialog = await screen.findByRole('dialog')
    expect(served.calls).not.toContain(CANCEL)
    served.change({ [VISIT]: () => one('visits', 'project', UNBOOKED) })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }))
    expect(await screen.findByText(LOCKED)).toBeTruthy()
    expect(served.calls).toContain(CANCEL)
  })
  it('is cancelled once however often that is clicked, for 3000 ms [S2-4.023]', async () => {
    const served = await show(BOOKED)
    served.change({ [CANCEL]: () => refusal(500, 'Something went wrong.') })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }))
    const dialog = await screen.findByRole('dialog')
    const cancel = within(dialog).getByRole('button', { name: 'Cancel the visit' })
    vi.useFakeTimers()
    fireEvent.click(cancel)
    await act(() => vi.advanceTimersByTimeAsync(2999))
    fireEvent.click(cancel)
    expect(served.calls.filter((call) => call === CANCEL)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    fireEvent.click(cancel)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(served.calls.filter((call) => call === CANCEL)).toHaveLength(2)
  })
})

it('says so when an application cannot be scheduled', async () => {
  await show({ ...UNBOOKED, user_scheduling_enabled: false })
  expect(screen.getByRole('heading', { name: 'This application cannot be scheduled right now' })).toBeTruthy()
})
