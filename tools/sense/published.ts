import type { Type } from './stock.ts'

const KWH_PER_M2_OF_KBTU_PER_FT2 = 3.1546
const KWH_PER_GJ = 277.78
const usual = (kBtuPerFt2: number) => kBtuPerFt2 * KWH_PER_M2_OF_KBTU_PER_FT2
/** Between the surveys of 2001 and 2015 the US mean fell from 46 to 38.4 kBtu/ft²; regions by type stand in the former. */
const SINCE_2001 = 38.4 / 46

export interface Published {
  readonly region: string
  readonly type: Type
  readonly kWhPerM2: number
  readonly source: string
}

const EIA_6C =
  'EIA, residential energy intensity, table 6c (RECS 2001, weather-adjusted), brought to 2015 by the national mean (RECS 2015)'
const SHEU = 'NRCan, Survey of Household Energy Use, table 3.3a, energy per heated area without garage'
const us = (region: string, type: Type, kBtu: number): Published => ({
  region,
  type,
  kWhPerM2: usual(kBtu * SINCE_2001),
  source: EIA_6C,
})
const ca = (region: string, type: Type, gj: number): Published => ({
  region,
  type,
  kWhPerM2: gj * KWH_PER_GJ,
  source: SHEU,
})

/** Flats in houses of two to four and of five and more units, which 8 and 18 % of households live in (RECS 2015). */
const flats = (few: number, many: number) => (8 * few + 18 * many) / 26

/** What surveys measured, site energy per square metre of heated floor. */
export const BY_TYPE: readonly Published[] = [
  us('us_northeast', 'detached', 46),
  us('us_northeast', 'attached', 50),
  us('us_northeast', 'flat', flats(58, 61)),
  us('us_midwest', 'detached', 49),
  us('us_midwest', 'attached', 45),
  us('us_midwest', 'flat', flats(74, 51)),
  us('us_south', 'detached', 42),
  us('us_south', 'attached', 39),
  ca('ca_ontario', 'detached', 0.53),
  ca('ca_ontario', 'attached', 0.5),
  ca('ca_ontario', 'flat', (0.59 + 0.46) / 2),
  ca('ca_quebec', 'detached', 0.59),
  ca('ca_quebec', 'attached', 0.49),
  ca('ca_quebec', 'flat', (0.48 + 0.46) / 2),
  ca('ca_prairies', 'detached', (0.65 + 0.67) / 2),
  ca('ca_prairies', 'attached', 0.67),
  ca('ca_prairies', 'flat', (0.78 + 0.53) / 2),
  ca('ca_pacific', 'detached', 0.55),
  ca('ca_pacific', 'attached', 0.49),
  ca('ca_pacific', 'flat', (0.42 + 0.41) / 2),
]

export interface PublishedHousehold {
  readonly country: 'US' | 'CA' | 'PT'
  readonly what: 'kWh a household' | 'share of space and water heating'
  readonly value: number
  readonly source: string
}

/** Of whole countries; a country's homes are weighted by how many of each type there are. */
export const BY_COUNTRY: readonly PublishedHousehold[] = [
  {
    country: 'US',
    what: 'kWh a household',
    value: 22_500,
    source: 'EIA press release of 2023-03-29, RECS 2020: 76.8 MMBtu',
  },
  {
    country: 'US',
    what: 'share of space and water heating',
    value: 0.65,
    source: 'EIA, RECS 2015: “nearly two thirds”',
  },
  { country: 'CA', what: 'kWh a household', value: 29_400, source: 'NRCan, SHEU-2007 summary: 105.9 GJ' },
  {
    country: 'CA',
    what: 'share of space and water heating',
    value: 0.813,
    source: 'NRCan, Report to Parliament under the Energy Efficiency Act 2004–2005, chapter 3',
  },
  { country: 'PT', what: 'kWh a household', value: 7_800, source: 'INE, ICESD 2020: 0.67 toe in the home' },
]

export interface PublishedHeating {
  readonly country: 'US' | 'CA'
  /** Of all homes where none is named. */
  readonly type?: Type
  /** Space heating over all energy. */
  readonly share: number
  readonly source: string
}

const RECS_2015_HEATING = 'EIA, “Space heating and water heating account for nearly two thirds”, RECS 2015'

/** Space heating by type; no survey at hand gives it by type and region. */
export const HEATING_SHARES: readonly PublishedHeating[] = [
  { country: 'US', type: 'detached', share: 0.46, source: RECS_2015_HEATING },
  {
    country: 'US',
    type: 'flat',
    share: 0.25,
    source: `${RECS_2015_HEATING}: buildings of five and more units`,
  },
  {
    country: 'CA',
    share: 0.613,
    source:
      'NRCan: 81.3 % with hot water (Report to Parliament 2004–2005), of which hot water “more than 20 percent” (SHEU-2003)',
  },
]

/** Shares of households by type: RECS 2015 (18 % in buildings of five and more units), SHEU, Censos 2021; rounded. */
export const TYPE_SHARES: Readonly<Record<'US' | 'CA' | 'PT', Readonly<Record<Type, number>>>> = {
  US: { detached: 0.68, attached: 0.08, flat: 0.24 },
  CA: { detached: 0.55, attached: 0.17, flat: 0.28 },
  PT: { detached: 0.4, attached: 0.15, flat: 0.45 },
}
