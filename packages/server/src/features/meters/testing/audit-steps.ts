import { type AuditStep, asStaff, call, headers, home, lakeshore, test } from '../../../testing/audit-walk.ts'

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
  [
    'POST /api/outward/v1/readings',
    'meter_series.save',
    async () => {
      const made = await asStaff('POST', '/api/admin/v1/api_keys', {
        ...{ name: 'Meters', scopes: ['readings_write'] },
      })
      await test.db
        .updateTable('users')
        .set({ partner_account_id: 'WALK-1' })
        .where('email', '=', 'homeowner@lakeshore.test')
        .execute()
      const url = `/api/v1/consents/of_building/${home}`
      const [{ purpose, version }] = (await call('GET', url)).json().meta.offered
      await call('POST', url, { purpose, version }, headers)
      const supplied = {
        ...{ home: { account_number: 'WALK1', address: '9 Elm St' }, series: { ...series, point: 'sent' } },
        readings: [{ start: START, seconds: 3600, values: [0.4] }],
      }
      const authorization = `Bearer ${made.json().data.attributes.key}`
      const as = { ...lakeshore, authorization }
      return call('POST', '/api/outward/v1/readings', { series: [supplied] }, as)
    },
  ],
  [`DELETE ${SERIES}/:id`, 'meter_series.delete', () => call('DELETE', `${SERIES}/${saved}`)],
]
