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

/** Every table. A feature adds its own (`declare module`, in a file of its own that its manifest imports). */
export interface Schema
  extends PlatformTables,
    PartnerTables,
    AccountTables,
    BuildingTables,
    AssessmentTables,
    IncentiveTables,
    ReportPlanTables,
    ReportFileTables,
    ReportShareTables {}

declare const reach: unique symbol

/** Sees the rows of one partner only: the database itself hides the others. Given by `inPartner` alone. */
export type PartnerDb = Kysely<Schema> & { readonly [reach]: 'partner' }

declare const writes: unique symbol

/** A `PartnerDb` that also writes what is to last. Given by `change` alone, which writes the line in the audit log. */
export type ChangeDb = PartnerDb & { readonly [writes]: true }

/** Sees every partner's rows: for what belongs to none (partners, hosts) or to all (jobs, retention, operators). */
export type PlatformDb = Kysely<Schema> & { readonly [reach]: 'platform' }

/** Either: for what is done in whichever transaction asks for it. */
export type Db = PartnerDb | PlatformDb
