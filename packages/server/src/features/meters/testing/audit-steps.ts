import { type AuditStep, call, home } from '../../../testing/audit-walk.ts'

const SERIES = '/api/v1/meter_series'
const START = Date.UTC(2025, 0, 1, 6) / 1000
const series = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 3600, point: 'walked' }

let saved = ''

export const auditSteps: readonly AuditStep[] = [
  [
    `POST ${SERIES}/of_building/:building_id`,
    'meter_series.save',
    async () => {
      const readings = [{ start: START, seconds: 3600, values: [0.4, 0.5, null, 0.7] }]
      const answer = await call('POST', `${SERIES}/of_building/${home}`, { series, readings })
      saved = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${SERIES}/:id`,
    'meter_series.change',
    () => call('PUT', `${SERIES}/${saved}`, { label: 'Upstairs' }),
  ],
  [`DELETE ${SERIES}/:id`, 'meter_series.delete', () => call('DELETE', `${SERIES}/${saved}`)],
]
