import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { featureRoutes } from './routes.ts'

it.each([
  ...(['applications', 'applicationsNew', 'applicationsShowAll', 'incentives', 'Offers'] as const),
  ...(['OffersPublic', 'buildings-list', 'home', 'ApplicationUpdate', 'ApplicationDetails'] as const),
  ...(['NotAuthorized', 'Transition', 'Maintenance', 'LoginAs'] as const),
])('the route %s is found under its name [S2-2.036] [S1-2.032] [S1-2.033] [S1-2.031]', (name) => {
  const path = PAGES[name].path.replace(':id', '7')
  expect(matchRoutes([...featureRoutes], path)?.at(-1)?.route.id).toBe(name)
})

it.each(['/no-such-path', '/buildings/7/no-such-path'])(
  '%s is none of ours, and so the route not-found [S1-2.034] [S2-2.035]',
  (path) => {
    expect(matchRoutes([...featureRoutes], path)?.at(-1)?.route.id).toBe('not-found')
  },
)
