import type { ListItem } from '../incentive.ts'

/** A question of a rebate, to be answered in words; tests change what they are about. */
export const sampleListItem = (id: string, name: string, over: Partial<ListItem> = {}): ListItem => ({
  id,
  name,
  description: '',
  answer_type: 'text',
  is_required: 'true',
  select_options: [],
  select_codes: [],
  restrict_data_access: false,
  rules: [],
  is_quantity: false,
  sets_amount: false,
  stage: 'application',
  ...over,
})
