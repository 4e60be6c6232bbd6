import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../platform/queries.ts'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
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
  id: 'a1',
  reviewer_id: 'r2',
  submitted_at: null,
  contact: { name: 'Ade Abubakar', email: null, phone: '920-555-0134' },
  reviewers: [
    { id: 'r1', name: 'Mia Reyes' },
    { id: 'r2', name: 'Tom Berg' },
  ],
  also: [],
  answers: [],
  concerns: [],
  eligibility: { verdict: 'eligible', trace: [] },
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

it('names each required document that is missing, before all that the rules say', () => {
  const missing = (item_id: string, name: string) => ({
    item_id,
    name,
    says: 'This required document is missing.',
  })
  render(
    <WithApp>
      <Facts
        application={{
          ...applicationOf('The cabin'),
          concerns: [missing('quote', 'Quote'), missing('photo', 'Photo of the attic')],
        }}
      />
    </WithApp>,
  )
  expect(screen.getByRole('heading', { name: '2 things do not keep to the rules of the form.' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Quote This required document is missing.',
    'Photo of the attic This required document is missing.',
  ])
})

it('is given to a colleague from its own page, and says when somebody else has taken it', async () => {
  const path = '/api/admin/v1/application_queue/assignments'
  const { sent } = serveCalls({
    [`POST ${path}`]: () => one('assignments', '1', { done: [], refused: ['a1'] }),
  })
  render(
    <WithApp>
      <Facts application={applicationOf('The cabin')} />
    </WithApp>,
  )
  await userEvent.selectOptions(screen.getByLabelText('Reviewer'), 'Mia Reyes')
  expect(await screen.findByText('Somebody else was quicker. Load the page anew.')).toBeTruthy()
  expect(sent(`POST ${path}`).map(({ body }) => body)).toEqual([
    { assignments: [{ id: 'a1', from: 'r2', to: 'r1' }] },
  ])
})

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
