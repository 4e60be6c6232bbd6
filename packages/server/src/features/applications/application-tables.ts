import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type { Generated } from 'kysely'

/** What a person asked for: an incentive (`Offer`, `Subsidy`) or a place in a program. */
type Applications = {
  partner_id: string
  id: string
  /** Short enough to be said on the telephone. */
  number: Generated<number>
  user_id: string
  building_id: string
  kind: ProgrammableType | 'Program'
  /** Of the application that this one is a part of. */
  parent_id: Generated<string | null>
  /** With `project_type_id`: of an application for an incentive. */
  incentive_id: Generated<string | null>
  /** Of an incentive that was renewed under another id. */
  original_incentive_id: Generated<string | null>
  project_type_id: Generated<string | null>
  /** With `program_version`: of an application to a program. */
  program_id: Generated<string | null>
  program_version: Generated<number | null>
  quantity: Generated<number | null>
  /** One of `APPLICATION_STATUSES` for an incentive; the words of the program for a program. */
  status: string
  requested_edit: Generated<string | null>
  /** These three lock it when one begins with `yes`. */
  locked: Generated<string>
  locked_in_portal: Generated<string>
  locked_in_educate: Generated<string>
  created_at: Date
  updated_at: Date
  submitted_at: Generated<Date | null>
}

/** Every status an application has had, the first included. */
type ApplicationStatuses = {
  partner_id: string
  id: string
  application_id: string
  status: string
  at: Date
  by_kind: 'user' | 'admin' | 'operator' | 'system'
  by_id: string | null
  /** What the person was told with it. */
  message: string | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    applications: Applications
    application_statuses: ApplicationStatuses
  }
}
