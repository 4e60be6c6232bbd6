import type { Project } from '@hearthlight/domain/applications/project'
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT, sampleRebate } from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ApplicationsScreen } from './applications-screen.tsx'

const older = { ...SAMPLE_PROJECT, id: 'p0', number: 1001, last_modified_ts: '2026-10-01T12:00:00.000Z' }

async function show(
  projects: readonly { id: string }[],
  settings = {},
  rebates: readonly Project[] = [],
  homes: Readonly<Record<string, string>> = {},
) {
  await bootForTest({ settings: { enable_incentives: true, ...settings } }, SOMEBODY)
  const served = serveCalls({
    'GET /api/v1/fulfill-integrate/projects': () => many('projects', projects),
    'GET /api/v1/projects': () => many('projects', rebates),
    'GET /api/v1/buildings/current': ({ query }) => {
      const id = query.get('building_id') ?? ''
      const building_name = homes[id]
      return building_name === undefined
        ? refusal(404, 'gone')
        : one('buildings', id, { ...SAMPLE_HOME, id, building_name })
    },
  })
  render(<ApplicationsScreen />, { wrapper: WithApp })
  return served
}

it('shows name, number, status, description and day of each, newest first [S2-2.053] [S2-9.011] [S2-2.011] [S2-7.067]', async () => {
  const begun = { ...SAMPLE_PROJECT, created_at: '2026-02-03T12:00:00.000Z' }
  const served = await show([older, begun])
  await screen.findByRole('heading', { level: 1, name: 'Applications' })
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2') !== null)
  expect(rows.map((row) => row.querySelector('dd')?.textContent)).toEqual(['1002', '1001'])
  expect(served.sent('GET /api/v1/fulfill-integrate/projects')).toEqual([{ query: {}, body: undefined }])
  const [row] = rows
  for (const words of ['Attics 2026', 'Status: Project initiation', 'For attics.'])
    expect(row?.textContent).toContain(words)
  const facts = [...(row?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts).toContainEqual(['Application Id', '1002'])
  expect(facts).toContainEqual(['Last Updated', '11-10-2026'])
  expect(screen.getByRole('link', { name: '1002' }).getAttribute('href')).toBe('/applications/p1')
})

it('says the day of the last change as month, day and year with dashes [S2-9.015]', async () => {
  const changed = { ...SAMPLE_PROJECT, last_modified_ts: '2026-03-09T12:00:00.000Z' }
  await show([changed])
  const row = (await screen.findByRole('link', { name: '1002' })).closest('li')
  expect(row?.textContent).toContain('03-09-2026')
})

it('says what an application may get, and nothing where it is not about money', async () => {
  await show([{ ...older, total_incentive: '0.00' }, SAMPLE_PROJECT])
  const [paid, free] = await screen.findAllByRole('listitem')
  expect(paid?.textContent).toContain('$50.00')
  expect(free?.textContent).toContain('1001')
  expect(free?.textContent).not.toContain('$')
})

it('says how far a draft is, in the words of the step at which it goes on', async () => {
  const goes_on_at = { step: 5, steps: 6, name: 'Documents' }
  const sent = { ...older, submitted_at: '2026-10-01T12:00:00.000Z' }
  const begun = { ...SAMPLE_PROJECT, goes_on_at }
  await show([sent, begun])
  const [draft, other] = await screen.findAllByRole('listitem')
  expect(draft?.textContent).toContain('Step 5 of 6: Documents')
  expect(other?.textContent).toContain('1001')
  expect(other?.textContent).not.toContain('Step')
})

it.each(['locked', 'locked_in_portal', 'locked_in_educate'])(
  'has View and Update, and no Update where it is %s [S2-2.054] [S2-6.013]',
  async (flag) => {
    await show([{ ...older, [flag]: 'yes' }, SAMPLE_PROJECT])
    await screen.findByRole('link', { name: 'View 1001' })
    expect(screen.getByRole('link', { name: 'View 1002' }).getAttribute('href')).toBe('/applications/p1')
    expect(screen.getByRole('link', { name: 'Update 1002' }).getAttribute('href')).toBe(
      '/applications/p1/edit',
    )
    expect(screen.queryByRole('link', { name: 'Update 1001' })).toBeNull()
  },
)

it('has no View where the partner does not show it [S2-6.014]', async () => {
  await show([SAMPLE_PROJECT])
  await screen.findByRole('link', { name: 'View 1002' })
  cleanup()
  await show([SAMPLE_PROJECT], { display_applications_view_button: false })
  await screen.findByRole('link', { name: 'Update 1002' })
  expect(screen.queryByRole('link', { name: 'View 1002' })).toBeNull()
})

it('leads to the programs while there is none', async () => {
  await show([])
  expect((await screen.findByRole('link', { name: 'See the programs' })).getAttribute('href')).toBe('/offers')
})

describe('with rebates', () => {
  const asked = sampleRebate({
    id: 'r1',
    number: 1007,
    name: 'Smart thermostat',
    site_id: 'cottage',
    status: 'information_requested',
    requested_edit: 'Which model is it?',
    requested_comments: [
      {
        id: 'q1',
        item_id: 'model',
        name: 'Model',
        content: 'Which model is it?',
        is_done: false,
        created_at: '2026-11-12T12:00:00.000Z',
      },
    ],
    last_modified_ts: '2026-11-12T12:00:00.000Z',
  })
  const sent = sampleRebate({
    id: 'r2',
    number: 1006,
    name: 'Heat pump',
    total_incentive: '2400.00',
    site_id: 'lane',
    last_modified_ts: '2026-11-01T12:00:00.000Z',
  })
  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('heading', { level: 2, name })).closest('li')
    if (row === null) throw new Error(`no row of ${name}`)
    return row
  }

  it('lists all that was applied for, rebate or program, newest first, each with its home [S2-9.011]', async () => {
    await show([SAMPLE_PROJECT], {}, [sent, asked], { b1: 'The barn', cottage: 'Cottage', lane: 'Lane' })
    await screen.findByText('Cottage')
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Smart thermostat', 'Attics 2026', 'Heat pump'])
    expect((await rowOf('Heat pump')).textContent).toContain('$2,400.00')
    expect((await rowOf('Heat pump')).textContent).toContain('Lane')
    expect((await rowOf('Heat pump')).textContent).toContain('We have it. We are assigning a reviewer.')
    expect(screen.getByText('One waits for an answer from you.')).toBeDefined()
  })

  it('opens what is asked, at the home it is asked for; the rest can only be viewed', async () => {
    await show([], {}, [sent, asked])
    const row = await rowOf('Smart thermostat')
    expect(row.textContent).toContain('Information Requested')
    expect(row.textContent).toContain('Model: Which model is it?')
    expect(within(row).getByRole('link', { name: 'Model' }).getAttribute('href')).toBe(
      '/incentives?buildingId=cottage&application=r1&item=answer.model',
    )
    expect(within(row).getByRole('link', { name: 'Update 1007' }).getAttribute('href')).toBe(
      '/incentives?buildingId=cottage&application=r1',
    )
    expect(screen.queryByRole('link', { name: 'Update 1006' })).toBeNull()
    expect(screen.getByRole('link', { name: 'View 1006' }).getAttribute('href')).toBe(
      '/incentives?buildingId=lane&application=r2',
    )
  })

  it('says when an advisor comes, and leads to the times of an application that has a visit', async () => {
    const timeslot = { start_at: '2031-11-17T15:00:00.000Z', finish_at: '2031-11-17T17:00:00.000Z' }
    const project_status = { status: 'submitted', user_scheduling_enabled: true } as const
    const booked = { ...sent, project_status, schedule_plan_assigment: { timeslot } }
    await show([], { schedule_plan_timeslots_user: true }, [asked, booked], { lane: 'Lane' })
    const row = await rowOf('Heat pump')
    expect(row.textContent).toContain('An advisor comes on Mon 11-17-2031')
    expect(
      within(row)
        .getByRole('link', { name: /^Book or change the visit/ })
        .getAttribute('href'),
    ).toBe('/user-schedule-plans/r2')
    const other = await rowOf('Smart thermostat')
    expect(other.textContent).not.toContain('An advisor comes')
    expect(within(other).queryByRole('link', { name: /^Book/ })).toBeNull()
  })

  it('has no Update of a locked one, whatever is asked [S2-6.013]', async () => {
    await show([], {}, [asked, { ...asked, id: 'r3', number: 1008, locked_in_educate: 'yes' }])
    await screen.findByRole('link', { name: 'Update 1007' })
    expect(screen.getByRole('link', { name: 'View 1008' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Update 1008' })).toBeNull()
  })

  it('does not ask for them where the partner has none', async () => {
    const { calls } = await show([SAMPLE_PROJECT], { enable_incentives: false })
    await rowOf('Attics 2026')
    expect(calls).not.toContain('GET /api/v1/projects')
  })
})
