import type { ApplicationStatus, ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'

type Applications = {
  partner_id: string
  id: string
  user_id: string
  building_id: string
  incentive_id: string
  /** Of an incentive that was renewed under another id. */
  original_incentive_id: string | null
  kind: ProgrammableType
  project_type_id: string
  quantity: number | null
  status: ApplicationStatus
  requested_edit: string | null
  created_at: Date
  updated_at: Date
}

type EnergyAdvisors = {
  partner_id: string
  id: string
  name: string
  /** Where requests of people go. */
  email: string
  admin_id: string | null
}

type EnergyAdvisorAssignments = {
  partner_id: string
  id: string
  building_id: string
  project_type_id: string
  energy_advisor_id: string
  /** What the person asked about. */
  incentive_id: string
  created_at: Date
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    applications: Applications
    energy_advisors: EnergyAdvisors
    energy_advisor_project_types: { partner_id: string; energy_advisor_id: string; project_type_id: string }
    energy_advisor_assignments: EnergyAdvisorAssignments
  }
}
