import { BY_COUNTRY, BY_TYPE, HEATING_SHARES, TYPE_SHARES } from './published.ts'
import { heatingKWh, type RunHome } from './run-home.ts'
import { REGIONS, type Type } from './stock.ts'

export interface Compared {
  readonly name: string
  readonly unit: string
  readonly modelled: number
  readonly published: number
  readonly difference: number
  /** Of a total within a fifth, of heating within a quarter. */
  readonly isWithin: boolean
  readonly source: string
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const compared = (
  name: string,
  unit: string,
  modelled: number,
  published: number,
  source: string,
  limit: number,
): Compared => ({
  name,
  unit,
  modelled,
  published,
  difference: modelled / published - 1,
  isWithin: Math.abs(modelled / published - 1) <= limit,
  source,
})

export const byType = (homes: readonly RunHome[]): Compared[] =>
  BY_TYPE.map(({ region, type, kWhPerM2, source }) => {
    const own = homes.filter((home) => home.region.id === region && home.type === type)
    const modelled = median(own.map(({ year, surveyedM2 }) => year.totalKWh / surveyedM2))
    return compared(`${own[0]?.region.name ?? region}, ${type}`, 'kWh/m²', modelled, kWhPerM2, source, 0.2)
  })

/** Means, as surveys give them, of a country's types and regions in their shares. */
function meanOf(
  homes: readonly RunHome[],
  country: 'US' | 'CA' | 'PT',
  value: (home: RunHome) => number,
  types: Readonly<Partial<Record<Type, number>>> = TYPE_SHARES[country],
): number {
  const regions = REGIONS.filter((region) => region.country === country)
  return regions.reduce(
    (sum, { id, share }) =>
      sum +
      (Object.entries(types) as [Type, number][]).reduce((all, [type, part]) => {
        const own = homes.filter((home) => home.region.id === id && home.type === type)
        return all + (share * part * own.reduce((kWh, home) => kWh + value(home), 0)) / own.length
      }, 0),
    0,
  )
}

export const byCountry = (homes: readonly RunHome[]): Compared[] =>
  BY_COUNTRY.map(({ country, what, value, source }) => {
    const total = meanOf(homes, country, ({ year }) => year.totalKWh)
    if (what === 'kWh a household') return compared(`${country}, all homes`, 'kWh', total, value, source, 0.2)
    const part = meanOf(homes, country, ({ year }) => heatingKWh(year) + year.byEndUse.hot_water)
    return compared(`${country}, ${what}`, '%', (100 * part) / total, 100 * value, source, 0.25)
  })

/** Space heating over all energy, of a type or of a whole country. */
export const heatingShares = (homes: readonly RunHome[]): Compared[] =>
  HEATING_SHARES.map(({ country, type, share, source }) => {
    const types = type ? { [type]: 1 } : TYPE_SHARES[country]
    const part = meanOf(homes, country, ({ year }) => heatingKWh(year), types)
    const total = meanOf(homes, country, ({ year }) => year.totalKWh, types)
    return compared(
      `${country}, ${type ?? 'all homes'}`,
      '%',
      (100 * part) / total,
      100 * share,
      source,
      0.25,
    )
  })
