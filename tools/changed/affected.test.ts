import { describe, expect, it } from 'vitest'
import { affectedJourneys, affectedParts, affectedTests } from './affected.mjs'

const RULE = 'packages/domain/src/scheduling/timeslots.ts'
const RULE_TEST = 'packages/domain/src/scheduling/timeslots.test.ts'
const STORE = 'packages/server/src/features/scheduling/timeslot-store.ts'
const ROUTE_TEST = 'packages/server/src/features/scheduling/visit-routes.test.ts'
const OTHER_TEST = 'packages/server/src/features/report/report-routes.test.ts'
const SCREEN = 'packages/web/src/features/scheduling/calendar.tsx'
const SCREEN_TEST = 'packages/web/src/features/scheduling/calendar.test.tsx'
const TOGETHER = 'packages/server/src/app.ts'
const FILES = [RULE, RULE_TEST, STORE, ROUTE_TEST, OTHER_TEST, SCREEN, SCREEN_TEST, TOGETHER]
const IMPORTERS = new Map([
  [RULE, [RULE_TEST, STORE, SCREEN]],
  [SCREEN, [SCREEN_TEST]],
  [STORE, [TOGETHER]],
  [TOGETHER, [ROUTE_TEST, OTHER_TEST]],
])

describe('the tests that a change can have broken', () => {
  it('are those that imports lead to, on all sides, but no longer where all features come together', () => {
    expect(affectedTests([RULE], FILES, IMPORTERS)).toEqual([RULE_TEST, SCREEN_TEST])
  })

  it('are those of the feature, which call its routes', () => {
    expect(affectedTests([STORE], FILES, IMPORTERS)).toEqual([ROUTE_TEST])
  })

  it('are those of every feature when the place changes where they come together', () => {
    expect(affectedTests([TOGETHER], FILES, IMPORTERS)).toEqual([OTHER_TEST, ROUTE_TEST])
  })
})

describe('the journeys of a change', () => {
  const specs = [
    'e2e/admin/people.spec.ts',
    'e2e/homeowner/accounts/profile.spec.ts',
    'e2e/homeowner/accounts/sign-in.spec.ts',
    'e2e/homeowner/scheduling.spec.ts',
  ]

  it.each([
    [SCREEN, ['e2e/homeowner/scheduling.spec.ts']],
    [
      'packages/web/src/features/accounts/profile/profile-body.tsx',
      ['e2e/homeowner/accounts/profile.spec.ts'],
    ],
    ['packages/server/src/features/accounts/accounts.ts', ['e2e/homeowner/accounts/sign-in.spec.ts']],
    ['packages/web/src/console/people/person.tsx', ['e2e/admin/people.spec.ts']],
    ['packages/web/src/console/api/people-api.ts', ['e2e/admin/people.spec.ts']],
    ['e2e/admin/people.spec.ts', ['e2e/admin/people.spec.ts']],
    ['packages/server/src/platform/ids.ts', []],
  ])('%s', (file, expected) => {
    expect(affectedJourneys([file], specs)).toEqual(expected)
  })
})

describe('the types to be checked', () => {
  const parts = ['packages/engine', 'packages/domain', 'packages/web', 'e2e', 'tools']

  it.each([
    ['packages/engine/src/index.ts', parts],
    ['packages/domain/src/scheduling/timeslots.ts', ['packages/domain', 'packages/web', 'e2e', 'tools']],
    ['packages/server/src/app.ts', ['tools']],
    [SCREEN, ['packages/web']],
    ['docs/engine.md', []],
  ])('%s', (file, expected) => {
    expect(affectedParts([file], parts)).toEqual(expected)
  })
})
