import type { FUELS } from '../../shared/vocabulary.ts'

type HeatingFuel = (typeof FUELS)[number]

/**
 * The most common heating fuel where it is not natural gas: Canada from 5,060 audited houses (HOT2000 files),
 * United States from the American Community Survey (house heating fuel by state).
 */
export const HEATING_HABIT: Readonly<Record<string, HeatingFuel>> = {
  QC: 'electricity',
  NB: 'electricity',
  NS: 'electricity',
  NL: 'electricity',
  PE: 'oil',
  YT: 'oil',
  NT: 'oil',
  NU: 'oil',
  ME: 'oil',
  NH: 'oil',
  VT: 'oil',
  CT: 'oil',
  FL: 'electricity',
  GA: 'electricity',
  AL: 'electricity',
  MS: 'electricity',
  LA: 'electricity',
  SC: 'electricity',
  NC: 'electricity',
  TN: 'electricity',
  TX: 'electricity',
  AZ: 'electricity',
  VA: 'electricity',
  KY: 'electricity',
  WA: 'electricity',
  OR: 'electricity',
  HI: 'electricity',
  PR: 'electricity',
  GU: 'electricity',
  VI: 'electricity',
}

/** Provinces where most homes have central cooling (Statistics Canada, Households and the Environment Survey). */
export const COOLED_PROVINCES: readonly string[] = ['ON', 'MB']
