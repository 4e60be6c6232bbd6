import { liveFacts } from '@hearthlight/domain/programs/facts/live-facts'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { ApplicationRow } from '../built-in/application-row-store.ts'
import { type OpenApplication, stateOf } from '../built-in/open-application.ts'
import type { Trial } from './trial-store.ts'

/** The home of a walk is nobody's: nothing is known of it. */
const NO_FACTS = {}
/** No application has it: numbers begin above. */
const NUMBER = 0

/** What was filled in on a walk as the application that it would be. */
export function trialApplication(scope: HomeScope, trial: Trial, id: string): OpenApplication {
  if (id !== trial.id || trial.content.begun_at === null) throw new Problem('shared.not-found')
  const { definition: program, content } = trial
  const row = rowOf(scope, trial)
  const state = stateOf(row, content.files, NO_FACTS)
  return {
    row,
    program,
    state,
    facts: liveFacts(program, state),
    attachments: content.files,
    unlocked: undefined,
    isLook: content.is_look === true,
    reader: { language: scope.language, projectId: id, buildingId: id },
  }
}

function rowOf({ access }: HomeScope, { id, program_id, definition, content }: Trial): ApplicationRow {
  const begun = new Date(content.begun_at ?? 0)
  const last = content.statuses.at(-1)
  const status = last?.status ?? definition.initial_status
  const since = last === undefined ? begun : new Date(last.at)
  const mayEdit = definition.statuses[status]?.applicant_may_edit === true
  return {
    partner_id: access.partnerId,
    id,
    number: NUMBER,
    user_id: access.ownerId,
    building_id: id,
    kind: 'Program',
    parent_id: null,
    incentive_id: null,
    original_incentive_id: null,
    project_type_id: null,
    program_id,
    program_version: null,
    quantity: null,
    status,
    requested_edit: null,
    answer_by: null,
    locked: 'no',
    locked_in_portal: mayEdit ? 'no' : 'yes',
    locked_in_educate: 'no',
    scheduled_by: null,
    total_incentive: null,
    total_basis: 'exact',
    assigned_to: null,
    status_at: since,
    status_since: since,
    approved_amount: null,
    created_at: begun,
    updated_at: since,
    revision: 1,
    definition,
    visit: null,
    requests: null,
    submitted_at: content.submitted_at === null ? null : new Date(content.submitted_at),
    answers: content.answers,
    measures: content.measures,
    contact_id: content.contact_id,
    accepted_terms: content.accepted_terms,
    restricted: { answers: [], fields: [], documents: [] },
  }
}
