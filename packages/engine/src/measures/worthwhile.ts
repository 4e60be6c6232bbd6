import type { MeasureCategory } from './measure.ts'

/** Real interest a year, as NIST Handbook 135 (Life-Cycle Costing) has it for energy projects. */
const INTEREST = 0.03

/** Years of saving that a life of so many years is worth today: (1 − (1 + i)^−n) / i. */
const worthInYears = (lifeYears: number) => (1 - (1 + INTEREST) ** -lifeYears) / INTEREST

/**
 * Equipment wears out, so that it has to bring back its price with interest. The shell outlives the years that are
 * counted for it and brings comfort besides: it need only pay back within them.
 */
export const paysBackInTime = (category: MeasureCategory, paybackYears: number, lifeYears: number): boolean =>
  paybackYears <= (category === 'envelope' ? lifeYears : worthInYears(lifeYears))

/**
 * What a condensing furnace or boiler costs above a plain one, as a share of its price (NREL REMDB, gas furnaces of 80
 * and 95 %). Where the old one has outlived its years a plain one would be bought anyway, and only this has to pay.
 */
export const EXTRA_OF_PRICE = 0.35
