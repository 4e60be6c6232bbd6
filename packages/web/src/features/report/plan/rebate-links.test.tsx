import type { Building } from '@hearthlight/domain/buildings/building'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { CallToAction } from '../overview/call-to-action.tsx'
import { useVisitWay } from '../overview/use-visit-way.ts'
import { RebateLinks } from './rebate-links.tsx'

const ATTIC = sampleIncentive({ id: 'attic', title: 'Attic to R-60' })
const BONUS = sampleIncentive({ id: 'bonus', title: 'Two-step bonus' })
const VISIT = sampleIncentive({
  id: 'visit',
  title: 'Home visit',
  measure_ids: [],
  schedule_plan: { ...sampleIncentive().schedule_plan, enabled: true, user: { enabled: true } },
})
const applied = ({ id, project_type }: typeof ATTIC): Building['rebate_project'][number] => ({
  id: `project-${id}`,
  name: id,
  building_id: SAMPLE_HOME.id,
  project_type,
  created_at: '2026-11-03T12:00:00.000Z',
  last_modified_ts: '2026-11-03T12:00:00.000Z',
  programmable_type: 'Offer',
  programmable_id: id,
  original_programmable_id: null,
  applied_obj_quantity: null,
  status: 'submitted',
  requested_edit: null,
  child_projects: [],
  schedule_plan_assigment: null,
})

it('leads from a step to each rebate of this home, and to the application where there is one', async () => {
  await bootForTest()
  const building = { ...SAMPLE_HOME, rebate_project: [applied(BONUS)] }
  render(<RebateLinks step={{ incentives: [ATTIC], possible: [BONUS, ATTIC] }} building={building} />, {
    wrapper: WithApp,
  })
  const links = (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['See the rebate: Attic to R-60', `/incentives?buildingId=${SAMPLE_HOME.id}&incentive=attic`],
    [
      'Your application: Two-step bonus',
      `/incentives?buildingId=${SAMPLE_HOME.id}&application=project-bonus`,
    ],
  ])
})

it('has no link where the partner has no page of rebates', async () => {
  await bootForTest({ settings: { enable_incentives: false } })
  const { container } = render(
    <RebateLinks step={{ incentives: [ATTIC], possible: [] }} building={SAMPLE_HOME} />,
    { wrapper: WithApp },
  )
  expect(container.querySelector('a')).toBeNull()
})

function Talk({ building }: { building: Building }) {
  return <CallToAction visit={useVisitWay({ building, incentives: [ATTIC, VISIT] })} />
}

it.each([
  ['asks for the visit', [], 'Ask for a visit', `/incentives?buildingId=${SAMPLE_HOME.id}&incentive=visit`],
  [
    'books it once it is applied for',
    [applied(VISIT)],
    'Book or change the visit',
    '/user-schedule-plans/project-visit',
  ],
  [
    'books it under the first part of an application that has parts',
    [{ ...applied(VISIT), child_projects: [{ id: 'first' }, { id: 'second' }] }],
    'Book or change the visit',
    '/user-schedule-plans/first',
  ],
])('talking to an advisor %s [S2-7.003]', async (_how, rebate_project, name, href) => {
  const call_to_action = { kind: 'contact', label: 'Talk to an advisor' }
  await bootForTest({
    settings: { schedule_plan_timeslots_user: true, sections: { home_overview: { call_to_action } } },
  })
  render(<Talk building={{ ...SAMPLE_HOME, rebate_project }} />, { wrapper: WithApp })
  fireEvent.click(await screen.findByRole('button', { name: 'Talk to an advisor' }))
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})
