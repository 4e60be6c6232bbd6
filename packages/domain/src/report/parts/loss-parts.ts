/** The ways by which heat leaves a home, as a person would name them; they are drawn in this order. */
export const LOSS_PARTS = [
  'attic',
  'air',
  'walls',
  'windows',
  'foundation',
  'ventilation',
  'ducts',
  'neighbours',
] as const
export type LossPart = (typeof LOSS_PARTS)[number]
