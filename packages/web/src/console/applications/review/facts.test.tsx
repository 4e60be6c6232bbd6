import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../platform/queries.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { sessionQuery } from '../../api/session-api.ts'
import { Facts } from './facts.tsx'

beforeEach(async () => {
  await bootForTest()
  queryClient.setQueryData(sessionQuery.queryKey, { operator: true, fullPermissions: [] } as never)
})

const ADDRESS = '1127 Erie Avenue, Sheboygan, WI, 53081'

const applicationOf = (name: string): Parameters<typeof Facts>[0]['application'] => ({
  applicant: { id: 'u1', name: 'Halima Abubakar', email: 'halima@lakeshore.test', language: 'en' },
  home: { id: 'h1', name, address: ADDRESS, construction_year: 1958, floor_area: 1480 },
  ...{
    ...{ id: 'a1', reviewer_id: 'r2', submitted_at: null },
    contact: { name: 'Ade Abubakar', email: null, phone: '920-555-0134' },
    reviewers: [
      { id: 'r1', name: 'Mia Reyes' },
      { id: 'r2', name: 'Tom Berg' },
    ],
    also: [],
    answers: [],
    concerns: [],
    eligibility: { verdict: 'eligible', trace: [] },
  },
})

const METRIC = { country: 'PT', languages: ['en'], settings: { area_unit: 'square_meters' } }

it.each([
  ['the street', '1127 Erie Avenue', ADDRESS],
  ['a name of its own', 'The cabin', `The cabin, ${ADDRESS}`],
])(
  'a home that is called by %s is named once, with its area as the partner measures it',
  (_, name, place) => {
    render(
      <WithApp>
        <Facts application={applicationOf(name)} />
      </WithApp>,
    )
    expect(screen.getByRole('link', { name: place }).getAttribute('href')).toBe('/admin/homes/h1')
    expect(screen.getByRole('link', { name: 'Halima Abubakar' }).getAttribute('href')).toBe(
      '/admin/people/u1',
    )
    expect(screen.getByText('built 1958, 1,480 sq ft')).toBeTruthy()
    expect(screen.getByRole('link', { name: '920-555-0134' }).getAttribute('href')).toBe('tel:9205550134')
    expect(screen.getByLabelText<HTMLSelectElement>('Reviewer').selectedOptions[0]?.text).toBe('Tom Berg')
  },
)

it('a home of a partner that measures in metres has its area in square metres', async () => {
  await bootForTest(METRIC)
  queryClient.setQueryData(sessionQuery.queryKey, { operator: true, fullPermissions: [] } as never)
  render(
    <WithApp>
      <Facts application={applicationOf('The cabin')} />
    </WithApp>,
  )
  expect(screen.getByText('built 1958, 1,480 m²')).toBeTruthy()
})

it.each([
  [['met', 'met'], 'Everything that decides is in order.'],
  [['met', 'unknown'], '1 rule is open. Everything else is in order.'],
  [['not_met', 'met'], '1 rule is not met. Everything else is in order.'],
  [['not_met', 'unknown', 'unknown'], '1 rule is not met. 2 rules are open. Everything else is in order.'],
] as const)('says of rules that are %j what is in the way', (outcomes, said) => {
  const trace = outcomes.map((outcome) => ({ outcome })) as never
  const application = {
    ...applicationOf('The cabin'),
    eligibility: { verdict: 'needs_person', trace },
  } as const
  render(
    <WithApp>
      <Facts application={application} />
    </WithApp>,
  )
  expect(screen.getByText(said)).toBeTruthy()
})
