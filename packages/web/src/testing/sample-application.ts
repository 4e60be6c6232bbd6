import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { PageConfiguration } from '@hearthlight/domain/programs/wire/page-configuration'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import type {
  AttachmentQuestion,
  AttachmentSection,
  QuestionSection,
} from '@hearthlight/domain/programs/wire/questionnaire'
import { SAMPLE_HOME } from './sample-home.ts'
import { sampleMeasure } from './sample-measure.ts'

const AT = '2026-11-10T12:00:00.000Z'

export const SAMPLE_PROJECT: ProjectDetails = {
  id: 'p1',
  number: 1002,
  name: 'Attics 2026',
  program_id: 'program',
  description: 'For **attics**.',
  created_at: AT,
  last_modified_ts: AT,
  submitted_at: null,
  custom_status_date: AT,
  project_type: { id: 'program', name: 'Attics 2026' },
  programmable_type: 'Offer',
  programmable_id: 'program',
  original_programmable_id: 'program',
  project_status: { status: 'Project initiation', user_scheduling_enabled: false },
  status: 'Project initiation',
  status_code: 'initiation',
  custom_status_description: 'Being filled in.',
  child_projects: [],
  document_upload_notify_list: [],
  admin_document_upload: false,
  requested_edit: null,
  applied_obj_quantity: null,
  total_incentive: '50.00',
  locked: 'no',
  locked_in_portal: 'no',
  locked_in_educate: 'no',
  site_id: 'b1',
  schedule_plan_assigment: null,
  do_not_buy_yet: false,
  retrofits: [sampleMeasure('1')],
  sum: '50.00',
  above_cap: '0.00',
  cap_says: null,
  contact_id: null,
  steps: [
    { id: 'house', type: 'prq', name: 'The house', is_complete: false },
    { id: 'measures', type: 'measurelist', name: 'Measures', is_complete: false },
  ],
  sections: [],
  timeline: [],
  promise: null,
  may_move_to: [],
  program_version: 1,
  eligibility: { verdict: 'eligible', trace: [] },
}

/** An application for a rebate that was sent. */
export const sampleRebate = (over: Partial<Project> = {}): Project => ({
  id: 'r1',
  number: 1003,
  name: 'Smart thermostat',
  program_id: null,
  description: '',
  building_id: 'b1',
  site_id: 'b1',
  created_at: AT,
  last_modified_ts: AT,
  custom_status_date: AT,
  project_type: { id: 'controls', name: 'Controls' },
  programmable_type: 'Offer',
  programmable_id: 'smart-thermostat',
  original_programmable_id: null,
  applied_obj_quantity: 1,
  status: 'submitted',
  project_status: { status: 'submitted', user_scheduling_enabled: false },
  schedule_plan_assigment: null,
  custom_status_description: null,
  child_projects: [],
  document_upload_notify_list: [],
  requested_comments: [],
  answer_by: null,
  admin_document_upload: false,
  retrofits: [],
  total_incentive: null,
  total_basis: 'exact',
  requested_edit: null,
  stage: 'application',
  locked: 'no',
  locked_in_portal: 'no',
  locked_in_educate: 'no',
  statuses: [],
  ...over,
})

/** A program that is open; `tag` is where it stands in the list. */
export const sampleOffer = (id: string, tag: string): ProgramOffer => ({
  id,
  name: id,
  effective_program_name: `Program ${id}`,
  customer_description: `All about ${id}.`,
  effective_sorting_tag: tag,
  is_open: true,
  closes_on: null,
  minutes: 10,
  steps: ['One'],
  have_at_hand: [],
  what_happens_after: [],
  do_not_buy_yet: false,
  eligibility: null,
})

export const sampleStep = (over: Partial<StepsResponse> = {}): StepsResponse => ({
  id: 'house',
  step_num: '1',
  steps_remaining: '2',
  step_name: 'The house',
  step_type: 'prq',
  step_url: '/applications/$PID$/edit?cs=1&cn=house&type=prq',
  project_status: 'Project initiation',
  hide_prev_btn: true,
  cancel_btn_url: null,
  cancel_btn_lbl: null,
  add_btn_url: null,
  add_btn_label: null,
  next_btn_label: null,
  message: null,
  ...over,
})

export const samplePage = (over: Partial<PageConfiguration> = {}): PageConfiguration => ({
  task_name: 'response',
  title: 'The house',
  main_instructions: 'Say what you know.',
  groups: [],
  categories: [],
  labels: { total: null, footnote: null, delete_question: null },
  terms: null,
  ...over,
})

export const sampleSection = (questions: QuestionSection['questions']): QuestionSection => ({
  id: 'house',
  name: 'The house',
  message_or_instructions: null,
  measure_instruction: null,
  sorting_tag: '1',
  project_id: 'p1',
  system_id: 'b1',
  question_type: 'Question',
  questions,
})

export const sampleQuestion = (
  id: string,
  over: Partial<QuestionSection['questions'][number]> = {},
): QuestionSection['questions'][number] => ({
  id,
  group_id: 'house',
  question: `Question ${id}`,
  type: 'Free-form (single line)',
  rules: '',
  response: null,
  response_2: null,
  required: 'false',
  sorting_tag: '1',
  available_in_portal: true,
  available_in_mobile: true,
  use_spinner: false,
  additional_response_info: null,
  response_option_id: null,
  old_question_id: null,
  min: null,
  max: null,
  visible_when: null,
  ...over,
})

/** A section that asks for one file. */
export const sampleAttachments = (over: Partial<AttachmentQuestion> = {}): AttachmentSection => ({
  id: 'files',
  name: 'Files',
  message_or_instructions: null,
  measure_instruction: null,
  sorting_tag: '1',
  project_id: 'p1',
  system_id: 'b1',
  question_type: 'Attachment',
  questions: [
    {
      id: 'file',
      group_id: 'files',
      question: 'A file',
      additional_response_info: null,
      required: 'false',
      sorting_tag: '1',
      responses: [],
      rules: { max_bytes: 10_485_760, allowed_types: [], disallowed_types: [], max_files: 1 },
      ...over,
    },
  ],
})

/** An application for a rebate as the home it is for names it. */
export const sampleOwnProject = (
  over: Partial<Building['rebate_project'][number]> = {},
): Building['rebate_project'][number] => ({
  id: 'project',
  name: 'Attic insulation',
  building_id: SAMPLE_HOME.id,
  created_at: AT,
  last_modified_ts: AT,
  project_type: { id: 'type-efficiency', name: 'Home efficiency' },
  programmable_type: 'Offer',
  programmable_id: 'attic',
  child_projects: [],
  schedule_plan_assigment: null,
  original_programmable_id: null,
  applied_obj_quantity: null,
  status: 'submitted',
  requested_edit: null,
  ...over,
})
