/** A sum of bills says what a usual year costs to about that: weather and prices of its own year. An estimate. */
const MONEY_ERROR = 0.1

/** Whether the home costs something else than its bills come to, beyond what such a sum can say. */
export const differsFromBills = ({
  billed,
  modelled,
}: {
  readonly billed: number
  readonly modelled: number
}): boolean => Math.abs(modelled - billed) > MONEY_ERROR * billed
