import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { HomesScreen } from './homes-screen.tsx'

beforeEach(() => bootForTest())

const HOME = {
  id: 'h1',
  type: 'home',
  attributes: {
    address: '418 Birchwood Lane',
    city: 'Sheboygan',
    owner: 'Nora Lindqvist',
    house_type: null,
    is_assessed: true,
    label: 'D',
    computed_at: null,
    engine_version: null,
    applications: 0,
    created_at: '2026-06-15T18:00:00.000Z',
  },
}
const LIST = 'GET /api/admin/v1/homes'
const RESULTS = 'GET /api/admin/v1/recalculations'
const draw = (results: () => Response | Promise<Response>) => {
  const served = serveCalls({
    [LIST]: () => Response.json({ data: [HOME], meta: { next: null, previous: null, total: 1 } }),
    [RESULTS]: results,
    'GET /api/admin/v1/saved_views': () => many('saved_views', []),
  })
  render(
    <InConsole path="/admin/homes">
      <HomesScreen />
    </InConsole>,
  )
  return served
}

it('shows the homes together with how their results stand, so that nothing moves down', async () => {
  let answer: (response: Response) => void = () => undefined
  const { calls } = draw(() => new Promise((resolve) => (answer = resolve)))
  await vi.waitFor(() => expect(calls).toEqual(expect.arrayContaining([LIST, RESULTS])))
  expect(screen.queryByText('418 Birchwood Lane')).toBeNull()
  answer(one('results', '1', { assessed: 1, older: 0, engine_version: '1.4.0', last_run: null }))
  expect(await screen.findByRole('region', { name: /./ })).toBeDefined()
  expect(await screen.findByText('418 Birchwood Lane')).toBeDefined()
})

it('shows the homes where nothing is known of their results', async () => {
  draw(() => refusal(404, 'Not found.'))
  expect(await screen.findByText('418 Birchwood Lane')).toBeDefined()
})
