import { type AuditStep, call } from '../../../testing/audit-walk.ts'

let walked = ''
const HOME = {
  building_name: 'Walked',
  address1: '9 Elm Street',
  city: 'Sheboygan',
  region: 'WI',
  zip: '53081',
  country: 'US',
}

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/buildings/',
    'building.create',
    async () => {
      const answer = await call('POST', '/api/v1/buildings/', { building: HOME })
      walked = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/buildings/:id',
    'building.change',
    () => call('PUT', `/api/v1/buildings/${walked}`, { building: { city: 'Kohler' } }),
  ],
  ['DELETE /api/v1/buildings/:id', 'building.delete', () => call('DELETE', `/api/v1/buildings/${walked}`)],
]
