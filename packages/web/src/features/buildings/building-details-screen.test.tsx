import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, renderPages } from '../../testing/with-app.tsx'

const HOMES = [
  { ...SAMPLE_HOME, building_name: 'Ribeira', address1: '12 Elm Street' },
  {
    ...SAMPLE_HOME,
    id: '018f6f00-0000-7000-8000-000000000002',
    building_name: 'Praça',
    address1: '30 Oak Street',
  },
]

it('/buildings/{id} is the form of that home, whichever was opened before [S1-2.002]', async () => {
  await bootForTest({}, { ...SOMEBODY, name: 'Nora Berg' })
  serveCalls({
    'GET /api/v1/buildings/current': ({ query }) => {
      const home = HOMES.find(({ id }) => id === query.get('building_id'))
      return home === undefined ? refusal(404, 'We could not find this.') : one('buildings', home.id, home)
    },
  })
  for (const { id, building_name, address1 } of HOMES) {
    renderPages(`/buildings/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: building_name })).toBeDefined()
    expect(await screen.findByDisplayValue(address1)).toBeDefined()
    cleanup()
  }
})
