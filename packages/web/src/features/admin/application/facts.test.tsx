import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Facts } from './facts.tsx'

beforeEach(() => bootForTest())
afterEach(cleanup)

const ADDRESS = '1127 Erie Avenue, Sheboygan, WI, 53081'

it.each([
  ['the street', '1127 Erie Avenue', ADDRESS],
  ['a name of its own', 'The cabin', `The cabin, ${ADDRESS}`],
])(
  'a home that is called by %s is named once, with its area as the partner measures it',
  (_, name, place) => {
    render(
      <WithApp>
        <Facts
          application={{
            applicant: { id: 'u1', name: 'Halima Abubakar', email: 'halima@lakeshore.test', language: 'en' },
            home: { id: 'h1', name, address: ADDRESS, construction_year: 1958, floor_area: 1480 },
            ...{
              submitted_at: null,
              also: [],
              answers: [],
              concerns: [],
              eligibility: { verdict: 'eligible', trace: [] },
            },
          }}
        />
      </WithApp>,
    )
    expect(screen.getByText(place)).toBeTruthy()
    expect(screen.getByText('built 1958, 1,480 sq ft')).toBeTruthy()
  },
)
