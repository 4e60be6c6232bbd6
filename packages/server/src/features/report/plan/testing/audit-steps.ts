import { type AuditStep, call, home } from '../../../../testing/audit-walk.ts'

export const auditSteps: readonly AuditStep[] = [
  [
    'PUT /api/v1/virtual_audit/plans/:building_id',
    'report_plan.keep',
    () =>
      call('PUT', `/api/v1/virtual_audit/plans/${home}`, {
        order: 'build_order',
        budget_cents: null,
        steps: [],
      }),
  ],
]
