import { type AuditStep, asStaff, call, headers, home, lakeshore, test } from '../../../testing/audit-walk.ts'
import { multipartBody } from '../../../testing/files/multipart-body.ts'

const SERIES = '/api/v1/meter_series'
const START = Date.UTC(2025, 0, 1, 6) / 1000
const series = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 3600, point: 'walked' }

const IMPORTS = '/api/admin/v1/reading_imports'
let saved = ''
let imported = ''

const PROVIDERS = '/api/admin/v1/meter_providers'
const CONNECTIONS = '/api/v1/meter_connections'
const address = (path: string) => `https://utility.example/${path}`
const utility = {
  name: 'Lakeshore Grid',
  authorization_url: address('authorize'),
  token_url: address('token'),
  revocation_url: null,
  resource_url: address('resource'),
  scope: 'FB=4',
  client_id: 'hearthlight',
  uses_pkce: true,
}
let provider = ''
let connection = ''

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
        name: 'Meters',
        scopes: ['readings_write'],
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
        home: { account_number: 'WALK1', address: '9 Elm St' },
        series: { ...series, point: 'sent' },
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
  [
    `POST ${PROVIDERS}`,
    'meter_provider.add',
    async () => {
      const answer = await asStaff('POST', PROVIDERS, { ...utility, secret: 'walked' })
      provider = answer.json().data.id
      return answer
    },
  ],
  [
    `PUT ${PROVIDERS}/:id`,
    'meter_provider.change',
    () => asStaff('PUT', `${PROVIDERS}/${provider}`, { ...utility, name: 'Grid', version: 1 }),
  ],
  [
    `POST ${CONNECTIONS}/of_building/:building_id`,
    'meter_connection.begin',
    async () => {
      const answer = await call('POST', `${CONNECTIONS}/of_building/${home}`, { provider_id: provider })
      connection = answer.json().data.id
      return answer
    },
  ],
  [`DELETE ${CONNECTIONS}/:id`, 'meter_connection.end', () => call('DELETE', `${CONNECTIONS}/${connection}`)],
  [`DELETE ${PROVIDERS}/:id`, 'meter_provider.remove', () => asStaff('DELETE', `${PROVIDERS}/${provider}`)],
  [`DELETE ${SERIES}/:id`, 'meter_series.delete', () => call('DELETE', `${SERIES}/${saved}`)],
]

export const unlogged = {
  'POST /api/v1/meter_connections/finish':
    'meter_connection.connect, once the utility has answered (connect-routes.test.ts)',
  'POST /api/v1/green_button/notifications/:id': 'asks for a pull, which has its lines',
  'POST /api/admin/v1/meter_providers/:id/test': 'asks a utility what it would refuse, and keeps nothing',
}
