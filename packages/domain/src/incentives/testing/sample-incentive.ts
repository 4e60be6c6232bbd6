import type { IdentifiedIncentive } from '../incentive.ts'

const OPEN_LIMIT = { active: false, max: 0, fiscal_year: { start_at: null, end_at: null } }

/** An attic rebate that nothing stands against; tests change what they are about. */
export const sampleIncentive = (over: Partial<IdentifiedIncentive> = {}): IdentifiedIncentive => ({
  id: 'offer-attic',
  kind: 'Offer',
  code: 'attic',
  recommendation_title: 'Insulate the attic',
  title: 'Attic insulation',
  short_description: '',
  learn_more_url: null,
  project_type: { id: 'type-efficiency', name: 'Home efficiency' },
  is_recommended: false,
  is_active: true,
  is_triggered: null,
  quantity_limitation_active: false,
  user_quantity_limitation: OPEN_LIMIT,
  building_quantity_limitation: OPEN_LIMIT,
  date_range: null,
  require_contractor: false,
  needs_approval_first: false,
  project_manager_disabled: false,
  incentive_tags: ['insulation'],
  recommended_categories: [],
  document_list: [],
  read_only_document_list: [],
  question_list: [],
  required_document: [],
  required_question: [],
  energy_advisor_ids: [],
  schedule_plan: { enabled: false, types: [], user: { enabled: false } },
  init_project_status: { user_scheduling_enabled: false },
  program: null,
  work_quantity: null,
  amount: '650.00',
  amount_basis: 'exact',
  amount_formula: { parts: [{ kind: 'flat', amount: '650' }], never_above_cost: true },
  asked_formula: null,
  tier_facts: {},
  currency_code: 'USD',
  measure_ids: ['attic_insulation'],
  energy_savings_kwh: null,
  combining: { exclusive_group: null, shared_cap: null, at_least_measures: 1 },
  eligibility: { verdict: 'eligible', trace: [] },
  ...over,
})

/** A rule of which nobody knows yet whether it is met: a document shows it. */
export const OPEN_RULE: IdentifiedIncentive['eligibility']['trace'][number] = {
  code: 'income',
  says: 'Your income is below the limit.',
  outcome: 'unknown',
  used: null,
  settled_by: 'document',
  asks: [],
  source_url: null,
}
