import type { Kysely } from 'kysely'
import type { PassingTable } from './passing-tables.ts'
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

type Reads = Pick<Kysely<Schema>, 'selectFrom' | 'getExecutor' | 'executeQuery' | 'isTransaction'>
type Writes<Tables> = Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'>

/**
 * Sees the rows of one partner only: the database itself hides the others. Writes nothing that is to last. Given by
 * `inPartner` alone.
 */
export type PartnerDb = Reads & Writes<Pick<Schema, PassingTable>> & { readonly [reach]: 'partner' }

declare const logged: unique symbol

/** A `PartnerDb` that writes every table. Given by `change` alone, which appends the line to the audit log. */
export type ChangeDb = Writes<Schema> & PartnerDb & { readonly [logged]: true }

/** Sees every partner's rows: for what belongs to none (partners, hosts) or to all (jobs, retention, operators). */
export type PlatformDb = Kysely<Schema> & { readonly [reach]: 'platform' }

/** Either: for what is done in whichever transaction asks for it. */
export type Db = PartnerDb | PlatformDb
