import { type AuditStep, call, test } from '../../../testing/audit-walk.ts'

let viewId = ''

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/saved_views',
    'saved-view.add',
    async () => {
      const view = { list: 'people', name: 'Newest', search: 'sort=-created', is_shared: true }
      const staff = await test.signIn('admin@lakeshore.test')
      const answer = await call('POST', '/api/admin/v1/saved_views', view, staff)
      viewId = answer.json().data.id
      return answer
    },
  ],
  [
    'PUT /api/admin/v1/saved_views/:id',
    'saved-view.change',
    async () => {
      const view = { name: 'Newest first', search: 'sort=-created', is_shared: true, version: 1 }
      const staff = await test.signIn('admin@lakeshore.test')
      return call('PUT', `/api/admin/v1/saved_views/${viewId}`, view, staff)
    },
  ],
  [
    'DELETE /api/admin/v1/saved_views/:id',
    'saved-view.remove',
    async () => {
      const staff = await test.signIn('admin@lakeshore.test')
      return call('DELETE', `/api/admin/v1/saved_views/${viewId}`, undefined, staff)
    },
  ],
]
