import type { AppliedAmount } from '@hearthlight/domain/applications/amounts/applied-amount'
import type { Project } from '@hearthlight/domain/applications/project'
import { stageOf } from '@hearthlight/domain/applications/stage-of'
import { allowsUserScheduling } from '@hearthlight/domain/incentives/shown/user-scheduling'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { incentiveStatus } from './incentive-status.ts'
import type { StoredProject, StoredRequest } from './project-store.ts'

/** An application for an incentive as the wire has it. */
export function presentProject(row: StoredProject, language: Language): Project {
  const history = row.statuses.map((line) => ({ ...line, status: incentiveStatus(line.status) }))
  const status = incentiveStatus(row.status)
  const last = history.at(-1)
  const { amount, basis } = amountOf(row)
  return {
    id: row.id,
    number: row.number,
    name: row.title[language] ?? '',
    description: row.description[language] ?? '',
    program_id: null,
    building_id: row.building_id,
    site_id: row.building_id,
    created_at: row.created_at.toISOString(),
    last_modified_ts: row.updated_at.toISOString(),
    project_type: { id: row.type_id, name: row.type_name[language] ?? '' },
    programmable_type: row.programmable_type,
    programmable_id: row.programmable_id,
    original_programmable_id: row.original_incentive_id,
    applied_obj_quantity: row.quantity,
    status,
    project_status: {
      status,
      user_scheduling_enabled: allowsUserScheduling(row, status, row.scheduled_by),
    },
    schedule_plan_assigment: row.visit && { timeslot: row.visit },
    custom_status_description: last?.message ?? null,
    custom_status_date: last?.at ?? row.updated_at.toISOString(),
    statuses: history,
    stage: stageOf(row),
    child_projects: [...row.children],
    requested_edit: row.requested_edit,
    requested_comments: requestsOf(row, 'answer', language),
    document_upload_notify_list: requestsOf(row, 'upload', language),
    answer_by: row.answer_by,
    admin_document_upload: row.requests.some(({ kind }) => kind === 'upload'),
    retrofits: [],
    total_incentive: amount,
    total_basis: basis,
    locked: row.locked,
    locked_in_portal: row.locked_in_portal,
    locked_in_educate: row.locked_in_educate,
  }
}

/** What was approved, else what was worked out. */
export const amountOf = ({
  approved_amount,
  total_incentive,
  total_basis,
}: Pick<StoredProject, 'approved_amount' | 'total_incentive' | 'total_basis'>): AppliedAmount =>
  approved_amount === null
    ? { amount: total_incentive, basis: total_basis }
    : { amount: approved_amount, basis: 'exact' }

const requestsOf = ({ requests }: StoredProject, wanted: StoredRequest['kind'], language: Language) =>
  requests
    .filter(({ kind }) => kind === wanted)
    .map(({ kind, name, ...request }) => ({ ...request, name: name?.[language] ?? '' }))
