import type { AmountFormula, SimplePart } from './amount-formula.ts'
import type { Work } from './quote-amount.ts'

/** All that a formula may pay, whichever tier it is of. */
export const simpleParts = ({ parts }: AmountFormula): readonly SimplePart[] =>
  parts.flatMap((part) => (part.kind === 'tiers' ? part.tiers.map(({ pays }) => pays) : part))

/** What is paid depends on how much of it there is. */
export const paysByUnit = (formula: AmountFormula): boolean =>
  simpleParts(formula).some(({ kind }) => kind === 'per_unit')

/** So much of everything that a formula counts. */
export const unitQuantities = (formula: AmountFormula, quantity: number | undefined): Work =>
  quantity === undefined
    ? {}
    : {
        quantities: Object.fromEntries(
          simpleParts(formula).flatMap((part) => (part.kind === 'per_unit' ? [[part.unit, quantity]] : [])),
        ),
      }
