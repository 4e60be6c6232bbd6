import { type AuditStep, asStaff, call, home } from '../../../testing/audit-walk.ts'

const work = { begins: '2025-03-01', ends: '2025-03-04', measure_ids: ['attic_insulation'] }
let saved = ''
const toldId = async (): Promise<string> => {
  const list = (await call('GET', `/api/v1/home_savings/of_building/${home}`)).json().data
  return list[0].attributes.changes[0].id
}

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/home_works/of_building/:building_id',
    'home_work.save',
    async () => {
      const answer = await call('POST', `/api/v1/home_works/of_building/${home}`, work)
      saved = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/home_works/:id',
    'home_work.change',
    () => call('PUT', `/api/v1/home_works/${saved}`, { ...work, ends: '2025-03-09' }),
  ],
  [
    'POST /api/v1/home_changes/of_building/:building_id',
    'home_change.save',
    () => call('POST', `/api/v1/home_changes/of_building/${home}`, { kind: 'solar', day: '2025-06-01' }),
  ],
  [
    'DELETE /api/v1/home_changes/:id',
    'home_change.delete',
    async () => call('DELETE', `/api/v1/home_changes/${await toldId()}`),
  ],
  ['DELETE /api/v1/home_works/:id', 'home_work.delete', () => call('DELETE', `/api/v1/home_works/${saved}`)],
  [
    'POST /api/admin/v1/weather_imports',
    'weather.import',
    () =>
      asStaff('POST', '/api/admin/v1/weather_imports', {
        csv: 'station,date,temperature_c\nus-wi-milwaukee-mitchell-intl-ap,2024-01-05,-4.5',
        is_dry_run: false,
      }),
  ],
]
