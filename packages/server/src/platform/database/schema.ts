import type { Kysely } from 'kysely'
import type { AccountTables } from './tables/accounts.ts'
import type { AssessmentTables } from './tables/assessment.ts'
import type { BuildingTables } from './tables/buildings.ts'
import type { IncentiveTables } from './tables/incentives.ts'
import type { PartnerTables } from './tables/partner.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { ReportFileTables } from './tables/report-files.ts'
import type { ReportPlanTables } from './tables/report-plans.ts'
import type { ReportShareTables } from './tables/report-shares.ts'

/** Every table, composed of one file a noun under `tables/`. */
export type Schema = PlatformTables &
  PartnerTables &
  AccountTables &
  BuildingTables &
  AssessmentTables &
  IncentiveTables &
  ReportPlanTables &
  ReportFileTables &
  ReportShareTables

/** The database or an open transaction: a store does not know which. */
export type Db = Kysely<Schema>
