/** Bills a year by how often they come; a figure without a period is a year's. */
const BILLS_A_YEAR: Readonly<Record<string, number>> = {
  monthly: 12,
  month: 12,
  bimonthly: 6,
  bi_monthly: 6,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
  annual: 1,
  annually: 1,
  year: 1,
}
/** How many bills of a kind come in a year. */
export const billsAYear = (occurrence: string | undefined) =>
  BILLS_A_YEAR[(occurrence ?? '').toLowerCase().replaceAll(/[\s-]/g, '_')] ?? 1

/** Names people and utilities give to the units of fuel. */
const UNITS: Readonly<Record<string, string>> = {
  m3: 'm3',
  therm: 'therm',
  therms: 'therm',
  ccf: 'ccf',
  gj: 'GJ',
  kwh: 'kWh',
  mmbtu: 'MMBtu',
  litre: 'litre',
  litres: 'litre',
  gallon: 'US_gallon',
  gallons: 'US_gallon',
  kg: 'kg',
  cord: 'cord',
}

/** The unit that a name on a bill stands for. */
export const unitNamed = (text: string | undefined) => UNITS[(text ?? '').toLowerCase()]
