import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'

/** A measure of the sample program; `quantity` 0 is one that is not chosen. */
export const sampleMeasure = (id: string, over: Partial<Retrofit> = {}): Retrofit => ({
  id,
  pm_id: `pm-${id}`,
  program_measure_id: id,
  name: `Measure ${id}`,
  type: 'fan',
  hierarchy_level_1: 'Air',
  summary: null,
  program_specific_measure_details: '',
  formula_says: '$50 each',
  units_qty: 'fans',
  quantity: 1,
  max_quantity: null,
  status: 'Included',
  sorting_tag: id,
  incentive: '50.00',
  incentive_basis: 'exact',
  is_complete: true,
  fields: [],
  ...over,
})
