import { ENCLOSURE } from './enclosure.ts'
import { type Described, number, text } from './field.ts'
import { OWN_WORDS } from './own-words.ts'
import { SYSTEMS } from './systems.ts'

const DETAILS = 'BuildingDetails'
const CONSTRUCTION = `${DETAILS}/BuildingSummary/BuildingConstruction`

type Groups<G> = { readonly [K in keyof G]: G[K] & { readonly at: string } }

/** What is read of a building stands below its details. */
const below = <const G extends Readonly<Record<string, { readonly at: string }>>>(groups: G): Groups<G> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      {
        ...group,
        at: group.at
          .split('|')
          .map((at) => `${DETAILS}/${at}`)
          .join('|'),
      },
    ]),
    // The same groups with longer paths.
  ) as Groups<G>

/** All that is read of a home; the page of the mapping (`docs/hpxml.md`) is written from it. */
export const HOME = {
  at: 'Building',
  fields: {
    event: text('ProjectStatus/EventType'),
    date: text('ProjectStatus/Date'),
    street: text('Site/Address/Address1'),
    city: text('Site/Address/CityMunicipality'),
    state: text('Site/Address/StateCode'),
    zip: text('Site/Address/ZipCode'),
    /** Codes of other countries: the schema knows those of the United States. */
    country: text('Site/extension/Country'),
    postalCode: text('Site/extension/PostalCode'),
    surroundings: text(`${DETAILS}/BuildingSummary/Site/Surroundings`, {
      answers: ['house_type.house_type'],
    }),
    verticalSurroundings: text(`${DETAILS}/BuildingSummary/Site/VerticalSurroundings`, {
      answers: ['house_type.apartment_floor'],
    }),
    residents: number(`${DETAILS}/BuildingSummary/BuildingOccupancy/NumberofResidents`, undefined, {
      answers: ['area_basics.occupants'],
    }),
    year: number(`${CONSTRUCTION}/YearBuilt`, undefined, { answers: ['area_basics.construction_era'] }),
    yearIs: text(`${CONSTRUCTION}/YearBuiltKnownOrEstimated`),
    facility: text(`${CONSTRUCTION}/ResidentialFacilityType`, { answers: ['house_type.house_type'] }),
    conditionedFloors: number(`${CONSTRUCTION}/NumberofConditionedFloors`),
    conditionedFloorsAbove: number(`${CONSTRUCTION}/NumberofConditionedFloorsAboveGrade`, undefined, {
      answers: ['house_type.storeys'],
    }),
    ceilingHeight: number(`${CONSTRUCTION}/AverageCeilingHeight`, 'ft', {
      answers: ['area_basics.ceiling_height'],
    }),
    bedrooms: number(`${CONSTRUCTION}/NumberofBedrooms`),
    bathrooms: number(`${CONSTRUCTION}/NumberofBathrooms`),
    floorArea: number(`${CONSTRUCTION}/ConditionedFloorArea`, 'ft2', { answers: ['area_basics.floor_area'] }),
    volume: number(`${CONSTRUCTION}/ConditionedBuildingVolume`, 'ft3'),
    climateYear: text(`${DETAILS}/ClimateandRiskZones/ClimateZoneIECC/Year`),
    climateZone: text(`${DETAILS}/ClimateandRiskZones/ClimateZoneIECC/ClimateZone`),
    weatherStation: text(`${DETAILS}/ClimateandRiskZones/WeatherStation/Name`),
    weatherFile: text(`${DETAILS}/ClimateandRiskZones/WeatherStation/extension/EPWFilePath`),
  },
  groups: { ...below(ENCLOSURE), ...below(SYSTEMS), ...OWN_WORDS },
} as const

export type HpxmlHome = Described<typeof HOME> & {
  readonly id: string
  readonly element: string
  /** Names of the kinds of appliances that are told of. */
  readonly appliances: readonly string[]
}
