import {
  CANADIAN_ERAS,
  MIDWEST_ERAS,
  NORTHEAST_ERAS,
  PORTUGUESE_ERAS,
  SOUTH_ERAS,
  WEST_ERAS,
} from './eras.ts'

/** The homes people live in, by region: weights are rough shares of the stock, estimates unless a source stands by. */
export const TYPES = {
  detached: ['detached'],
  attached: ['semi', 'row_end', 'row_mid'],
  flat: ['apartment'],
} as const
export type Type = keyof typeof TYPES
type Weighted<T extends string> = Readonly<Partial<Record<T, number>>>

export interface Region {
  readonly id: string
  readonly name: string
  readonly country: 'US' | 'CA' | 'PT'
  /** Of the country's households (US Census, Statistics Canada; rounded, Atlantic Canada left out). */
  readonly share: number
  /** When its homes were built, by share. */
  readonly eras: Weighted<string>
  readonly places: readonly string[]
  /** `fuel/system`, by share. */
  readonly heating: Weighted<string>
  readonly cooling: Weighted<string>
}

const US_COOLED = { central: 0.7, room: 0.2, none: 0.1 }
const MOSTLY_NOT_COOLED = { none: 0.7, room: 0.3 }

export const REGIONS: readonly Region[] = [
  {
    id: 'us_northeast',
    name: 'US Northeast',
    country: 'US',
    share: 0.17,
    eras: NORTHEAST_ERAS,
    places: [
      'us-ma-boston-logan-int-l-arpt',
      'us-ny-new-york-laguardia-arpt',
      'us-ny-buffalo-niagara-intl-ap',
    ],
    heating: {
      'natural_gas/furnace': 0.28,
      'natural_gas/boiler': 0.3,
      'oil/boiler': 0.2,
      'electricity/baseboard': 0.14,
      'electricity/heat_pump_ducted': 0.08,
    },
    cooling: { central: 0.4, room: 0.45, none: 0.15 },
  },
  {
    id: 'us_midwest',
    name: 'US Midwest',
    country: 'US',
    share: 0.22,
    eras: MIDWEST_ERAS,
    places: [
      'us-il-chicago-ohare-intl-ap',
      'us-mn-minneapolis-st-paul-int-l-arp',
      'us-oh-columbus-port-columbus-intl-a',
    ],
    heating: {
      'natural_gas/furnace': 0.66,
      'natural_gas/boiler': 0.06,
      'propane/furnace': 0.08,
      'electricity/baseboard': 0.1,
      'electricity/heat_pump_ducted': 0.1,
    },
    cooling: US_COOLED,
  },
  {
    id: 'us_south',
    name: 'US South',
    country: 'US',
    share: 0.38,
    eras: SOUTH_ERAS,
    places: [
      'us-ga-atlanta-hartsfield-intl-ap',
      'us-tx-houston-bush-intercontinental',
      'us-fl-miami-intl-ap',
      'us-tn-nashville-international-ap',
    ],
    heating: {
      'natural_gas/furnace': 0.34,
      'electricity/heat_pump_ducted': 0.36,
      'electricity/furnace': 0.26,
      'propane/furnace': 0.04,
    },
    cooling: { central: 0.9, room: 0.1 },
  },
  {
    id: 'us_west',
    name: 'US West',
    country: 'US',
    share: 0.23,
    eras: WEST_ERAS,
    places: [
      'us-ca-los-angeles-intl-arpt',
      'us-wa-seattle-seattle-tacoma-intl-a',
      'us-co-denver-intl-ap',
      'us-az-phoenix-sky-harbor-intl-ap',
    ],
    heating: {
      'natural_gas/furnace': 0.6,
      'electricity/baseboard': 0.18,
      'electricity/heat_pump_ducted': 0.18,
      'propane/furnace': 0.04,
    },
    cooling: { central: 0.5, room: 0.2, none: 0.3 },
  },
  {
    id: 'ca_ontario',
    name: 'Ontario',
    country: 'CA',
    share: 0.41,
    eras: CANADIAN_ERAS,
    places: ['ca-on-toronto', 'ca-on-toronto', 'ca-on-ottawa'],
    heating: { 'natural_gas/furnace': 0.68, 'electricity/baseboard': 0.22, 'natural_gas/boiler': 0.1 },
    cooling: { central: 0.6, room: 0.2, none: 0.2 },
  },
  {
    id: 'ca_quebec',
    name: 'Quebec',
    country: 'CA',
    share: 0.26,
    eras: CANADIAN_ERAS,
    places: ['ca-qc-montreal-intl-ap', 'ca-qc-quebec'],
    heating: {
      'electricity/baseboard': 0.75,
      'electricity/furnace': 0.12,
      'wood/stove': 0.08,
      'oil/furnace': 0.05,
    },
    cooling: MOSTLY_NOT_COOLED,
  },
  {
    id: 'ca_prairies',
    name: 'Alberta, Manitoba, Saskatchewan',
    country: 'CA',
    share: 0.19,
    eras: CANADIAN_ERAS,
    places: ['ca-ab-calgary', 'ca-sk-regina', 'ca-mb-winnipeg'],
    heating: { 'natural_gas/furnace': 0.8, 'natural_gas/boiler': 0.1, 'electricity/baseboard': 0.1 },
    cooling: MOSTLY_NOT_COOLED,
  },
  {
    id: 'ca_pacific',
    name: 'British Columbia',
    country: 'CA',
    share: 0.14,
    eras: CANADIAN_ERAS,
    places: ['ca-bc-vancouver', 'ca-bc-vancouver', 'ca-bc-kamloops'],
    heating: {
      'natural_gas/furnace': 0.5,
      'electricity/baseboard': 0.38,
      'electricity/heat_pump_ductless': 0.12,
    },
    cooling: MOSTLY_NOT_COOLED,
  },
  {
    id: 'pt',
    name: 'Portugal',
    country: 'PT',
    share: 1,
    eras: PORTUGUESE_ERAS,
    places: ['pt-lisboa-lisboa', 'pt-porto-porto', 'pt-faro-faro'],
    heating: {
      'electricity/baseboard': 0.55,
      'electricity/heat_pump_ductless': 0.12,
      'wood/stove': 0.25,
      'natural_gas/boiler': 0.08,
    },
    cooling: { none: 0.7, room: 0.3 },
  },
]

/**
 * Median living area above ground, m², of which homes of one kind differ by about a third. Canadian attached homes: 19
 * audited ones (EnerGuide, canmet-energy/housing-archetypes) have 105 m² above ground and 47 below, 14 on two storeys.
 */
export const AREA_M2: Readonly<Record<Region['country'], Readonly<Record<Type, number>>>> = {
  US: { detached: 170, attached: 130, flat: 80 },
  CA: { detached: 130, attached: 105, flat: 80 },
  PT: { detached: 130, attached: 110, flat: 90 },
}
/** Where it is known; elsewhere people leave the question open. */
export const STOREYS: Readonly<
  Partial<Record<Region['country'], Readonly<Partial<Record<Type, Weighted<string>>>>>>
> = { CA: { attached: { 1: 0.25, 2: 0.75 } } }
/** People in a home; flats hold fewer (US Census AHS, rounded). */
export const PEOPLE: Readonly<Record<Type, Readonly<Record<string, number>>>> = {
  detached: { 1: 0.22, 2: 0.36, 3: 0.17, 4: 0.16, 5: 0.09 },
  attached: { 1: 0.28, 2: 0.35, 3: 0.17, 4: 0.13, 5: 0.07 },
  flat: { 1: 0.48, 2: 0.3, 3: 0.12, 4: 0.07, 5: 0.03 },
}
