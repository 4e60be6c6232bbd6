import { type AuditStep, call, home } from '../../../testing/audit-walk.ts'

let answerId = ''
let audit = ''
const item = () => ({
  building_id: home,
  item_type: 'fuel_type',
  data: { heating_fuel: [answerId === '' ? 'oil' : 'natural_gas'] },
})

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/generic_items',
    'assessment.answer',
    async () => {
      const answer = await call('POST', '/api/v1/generic_items', { generic_item: item() })
      answerId = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/v1/generic_items/0',
    'assessment.answer',
    () => call('PUT', '/api/v1/generic_items/0', { items_list: [item()] }),
  ],
  [
    'POST /api/v1/virtual_audit/virtual_audits',
    'assessment.submit',
    async () => {
      const answer = await call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: home })
      audit = answer.json().data.id
      return answer
    },
  ],
  [
    'DELETE /api/v1/generic_items/:id',
    'assessment.delete',
    () => call('DELETE', `/api/v1/generic_items/${answerId}`),
  ],
  [
    'GET /api/v1/virtual_audit/virtual_audits/:id',
    'assessment.renew',
    () => call('GET', `/api/v1/virtual_audit/virtual_audits/${audit}`),
  ],
]
