import type { Era } from '../../shared/vocabulary.ts'
import type { HOME } from '../description/home.ts'
import { FACILITIES, wordFor } from '../description/words.ts'
import { assumed, type DescribedHome, feet, ft2, ft3, said } from './described-home.ts'
import type { Told } from './write-figures.ts'

type Fields = Omit<Told<Pick<typeof HOME, 'at' | 'fields'>>, never>

const SURROUNDINGS = {
  detached: 'stand-alone',
  semi: 'attached on one side',
  row_end: 'attached on one side',
  row_mid: 'attached on two sides',
  apartment: undefined,
} as const
const VERTICAL = { ground: 'unit above', middle: 'unit above and below', top: 'unit below' } as const

/** A year in the middle of each era. */
const MIDDLE_YEAR: Readonly<Record<Era, number>> = {
  pre_1946: 1930,
  '1946_1960': 1953,
  '1961_1970': 1966,
  '1971_1980': 1976,
  '1981_1990': 1986,
  '1991_2000': 1996,
  '2001_2010': 2006,
  '2011_on': 2016,
}

const facility = (houseType: DescribedHome['facts']['houseType']) =>
  wordFor(FACILITIES, houseType === 'detached' || houseType === 'apartment' ? houseType : 'attached')

/** Zones as the IECC names them; the coldest have no letter there. */
const zoneOf = (zone: string) => /^([1-6][ABC]|[78])/.exec(zone)?.[1]

const isHeatedBasement = ({ foundation, houseType }: DescribedHome['facts']) =>
  foundation === 'basement_heated' && houseType !== 'apartment'

/** What kind of home it is, how large, how old, and where. */
export function describeSize({ facts, house, by, yearBuilt }: DescribedHome): Fields {
  const isFlat = facts.houseType === 'apartment'
  const basementM2 = isHeatedBasement(facts) ? house.slabs.reduce((sum, { areaM2 }) => sum + areaM2, 0) : 0
  const zone = zoneOf(facts.place.zone)
  const vertical = isFlat ? VERTICAL[facts.apartmentFloor] : undefined
  return {
    surroundings: by('house_type', 'house_type', SURROUNDINGS[facts.houseType]),
    verticalSurroundings: by('house_type', 'apartment_floor', vertical),
    residents: by('area_basics', 'occupants', facts.occupants),
    year: by('area_basics', 'construction_era', yearBuilt ?? MIDDLE_YEAR[facts.era]),
    yearIs: said(yearBuilt === undefined ? 'estimated' : 'known'),
    facility: by('house_type', 'house_type', facility(facts.houseType)),
    conditionedFloors: assumed(facts.storeys + (basementM2 > 0 ? 1 : 0)),
    conditionedFloorsAbove: isFlat ? assumed(1) : by('house_type', 'storeys', facts.storeys),
    ceilingHeight: by('area_basics', 'ceiling_height', feet(facts.ceilingHeightM)),
    bedrooms: assumed(house.bedrooms),
    floorArea: by('area_basics', 'floor_area', ft2(facts.floorAreaM2 + basementM2)),
    volume: assumed(ft3(house.volumeM3)),
    ...(zone !== undefined && { climateYear: said('2021'), climateZone: said(zone) }),
    weatherStation: said(facts.place.name),
  }
}
