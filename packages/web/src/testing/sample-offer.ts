import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'

/** A program that everybody may apply to. */
export const sampleOffer = (over: Partial<ProgramOffer> = {}): ProgramOffer => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Attics 2026',
  effective_program_name: 'Attics 2026',
  customer_description: 'For **attics**.',
  effective_sorting_tag: '1',
  is_open: true,
  closes_on: null,
  minutes: 3,
  steps: ['The house', 'Terms'],
  have_at_hand: [],
  what_happens_after: [],
  do_not_buy_yet: false,
  eligibility: null,
  ...over,
})
