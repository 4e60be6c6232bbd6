/** The fields of an incentive by what one thinks of when one writes it. Every field stands in one of them. */
export const INCENTIVE_PARTS = {
  reads: [
    'title',
    'recommendation_title',
    'short_description',
    'description',
    'learn_more_url',
    'kind',
    'code',
    'project_type',
    'incentive_tags',
    'recommended_categories',
  ],
  who: ['conditions'],
  pays: [
    'amount',
    'amount_question',
    'own_share',
    'program',
    'measures',
    'at_least_measures',
    'exclusive_group',
    'shared_cap',
  ],
  when: [
    'is_active',
    'date_range',
    'user_quantity_limitation',
    'building_quantity_limitation',
    'quantity_question',
  ],
  asks: [
    'documents',
    'optional_documents',
    'read_only_documents',
    'questions',
    'optional_questions',
    'require_contractor',
    'needs_approval_first',
    'payment_documents',
    'payment_questions',
    'project_manager_disabled',
    'schedule',
  ],
} as const

/** The dictionaries that stand beside each part: what it refers to by code. */
export const DICTIONARIES_OF = {
  reads: ['project_types', 'languages'],
  who: ['conditions'],
  pays: ['shared_caps'],
  when: [],
  asks: ['documents', 'questions'],
} as const
