import type { ReportPlan } from '@hearthlight/domain/report/plan/report-plan'
import type { JSONColumnType } from 'kysely'

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    report_plans: {
      partner_id: string
      building_id: string
      plan: JSONColumnType<ReportPlan>
      updated_at: Date
    }
  }
}
