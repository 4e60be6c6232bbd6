import { type AuditStep, asStaff } from '../../../testing/audit-walk.ts'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/exports',
    'export.make',
    () =>
      asStaff('POST', '/api/admin/v1/exports', {
        ...{ what: 'people', columns: ['email'], kind: 'csv', bom: false, purpose: 'Walked' },
      }),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/export_previews': 'says what a file would hold',
}
