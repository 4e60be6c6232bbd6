import { type AuditStep, asStaff, call, headers, home, lakeshore, test } from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'

const SERIES = '/api/v1/meter_series'
const START = Date.UTC(2025, 0, 1, 6) / 1000
const series = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 3600, point: 'walked' }

const IMPORTS = '/api/admin/v1/reading_imports'
let saved = ''
let imported = ''

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
  [
    `POST ${IMPORTS}`,
    'reading_import.create',
    async () => {
      const rows = 'account_number,unit,start,end,value\nWALK1,kWh,2025-03-01,2025-03-02,7'
      const { payload, headers: type } = multipartBody({}, { name: 'a.csv', bytes: Buffer.from(rows) })
      const admin = await test.signIn('admin@lakeshore.test')
      const answer = await call('POST', IMPORTS, payload, { ...admin, ...type })
      imported = answer.json().data.id
      await test.jobs.drain()
      return answer
    },
  ],
  [
    `POST ${IMPORTS}/:id/run`,
    'reading_import.run',
    () => asStaff('POST', `${IMPORTS}/${imported}/run`, { version: 1 }),
  ],
  [
    `POST ${IMPORTS}/:id/cancel`,
    'reading_import.cancel',
    () => asStaff('POST', `${IMPORTS}/${imported}/cancel`, { version: 2 }),
  ],
  [
    'PUT /api/v1/metered_models/of_building/:building_id',
    'metered_model.change',
    () => call('PUT', `/api/v1/metered_models/of_building/${home}`, { follows: 'answers' }),
  ],
  [`DELETE ${SERIES}/:id`, 'meter_series.delete', () => call('DELETE', `${SERIES}/${saved}`)],
]
