import type { Appliances, HotWater, House, OtherLoad } from '@hearthlight/engine'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { HomeFacts } from '../facts/home-facts.ts'
import { ENGINE_FUEL } from './build-heating.ts'

type Loads = Pick<House, 'lighting' | 'appliances' | 'plugLoads' | 'otherLoads' | 'photovoltaics'> & {
  readonly hotWater: HotWater
}

/** The lamps of a home nobody has described. Those of a home since 2011 have burnt out once since then. Estimates. */
const LAMPS = { incandescent: 0.15, compactFluorescent: 0.2, tube: 0.05, led: 0.6 }
const NEW_LAMPS = { incandescent: 0, compactFluorescent: 0.03, tube: 0.02, led: 0.95 }
const lampsOf = ({ era }: HomeFacts) => (era === '2011_on' ? NEW_LAMPS : LAMPS)

/** Name-plate defaults of OpenStudio-HPXML for machines nobody has described. */
const LABEL = { labelElectricRate: 0.12, labelGasRate: 1.09 }
const LAUNDRY: Pick<Appliances, 'washer' | 'dryer' | 'dishwasher'> = {
  washer: { ...LABEL, labelKWh: 400, imef: 1, capacityFt3: 3, labelGasCost: 27, labelCyclesPerWeek: 6 },
  dryer: { fuel: 'electricity', combinedEnergyFactor: 3.01, vented: true },
  dishwasher: { ...LABEL, labelKWh: 467, placeSettings: 12, labelGasCost: 33.12, labelCyclesPerWeek: 4 },
}

const cooking = (facts: HomeFacts): NonNullable<Appliances['cooking']> => ({
  fuel: ENGINE_FUEL[facts.cookingFuel],
  induction: false,
  convection: false,
})

type Household = Omit<Loads, 'hotWater' | 'photovoltaics'>

type Size = Pick<HomeFacts, 'houseType' | 'occupants' | 'floorAreaM2'>

/** Regressions on RECS 2020 (OpenStudio-HPXML, people told), kWh a year. */
function americanPlugs({ houseType, occupants: n, floorAreaM2 }: Size) {
  const ft2 = floorAreaM2 * FT2_PER_M2
  if (houseType === 'apartment')
    return { other: 706.6 + 149.3 * n + 0.1 * ft2, television: 190.3 + 81 * n + 0.11 * ft2 }
  if (houseType === 'detached')
    return { other: 786.9 + 241.8 * n + 0.33 * ft2, television: 334 + 92.2 * n + 0.06 * ft2 }
  return { other: 654.9 + 206.5 * n + 0.21 * ft2, television: 283.9 + 80.1 * n + 0.07 * ft2 }
}

/** Refrigerator 637 + 18 bedrooms (301). The lamps outside a flat are the building's. */
function americanHousehold(facts: HomeFacts, bedrooms: number): Household {
  const { other, television } = americanPlugs(facts)
  return {
    lighting: {
      interior: lampsOf(facts),
      exterior: lampsOf(facts),
      ...(facts.houseType === 'apartment' ? { exteriorKWh: 0 } : {}),
    },
    appliances: {
      ...LAUNDRY,
      refrigerators: [{ labelKWh: 637 + 18 * bedrooms, location: 'living' }],
      freezers: [],
      cooking: cooking(facts),
    },
    plugLoads: {
      televisionKWh: television * facts.baseLoadFactor,
      otherKWh: other * facts.baseLoadFactor,
    },
    otherLoads: [],
  }
}

interface StandardLoads {
  /** Whose use the figures are. */
  readonly of: Size
  readonly lightingKWh: number
  readonly exteriorKWh: number
  readonly appliancesKWh: number
  readonly plugsKWh: number
}

/**
 * EnerGuide standard conditions for three people, 365 days of 6.3 kWh for appliances (450 kWh a year of it the
 * stove, computed apart), 2.6 lighting, 9.7 other, 0.9 outdoors. Portugal: an estimate after the end-use shares of
 * INE's ICESD 2020, 7,800 kWh for 2.5 people.
 */
const CANADA: StandardLoads = {
  of: { houseType: 'detached', occupants: 3, floorAreaM2: 130 },
  lightingKWh: 949,
  exteriorKWh: 328,
  appliancesKWh: 1850,
  plugsKWh: 3540,
}
const PORTUGAL: StandardLoads = {
  of: { houseType: 'semi', occupants: 2.5, floorAreaM2: 105 },
  lightingKWh: 280,
  exteriorKWh: 30,
  appliancesKWh: 1300,
  plugsKWh: 1130,
}

/**
 * Two fifths of a household's use are there whoever comes, the rest comes with people: the RECS regressions,
 * rounded.
 */
const peopleFactor = (occupants: number, standard: number) => 0.4 + (0.6 * occupants) / standard

const plugsOf = (size: Size) => {
  const { other, television } = americanPlugs(size)
  return other + television
}
/** ANSI/RESNET/ICC 301: lights by 455 + 0.8 ft². */
const lightsOf = ({ floorAreaM2 }: Size) => 455 + 0.8 * floorAreaM2 * FT2_PER_M2

/** A flat has the machines and lamps of its size and people: the standard household's, as RECS and 301 scale them. */
function useFactors(facts: HomeFacts, { of }: StandardLoads) {
  if (facts.houseType !== 'apartment') {
    const factor = peopleFactor(facts.occupants, of.occupants)
    return { machines: factor, lights: factor }
  }
  return { machines: plugsOf(facts) / plugsOf(of), lights: lightsOf(facts) / lightsOf(of) }
}

/** Of plugs' heat the room keeps, as OpenStudio-HPXML's 0.855 and 0.045. */
const ROOM_SHARE = { dry: 0.85, moist: 0.05 } as const

function standardHousehold(facts: HomeFacts, standard: StandardLoads): Household {
  const { machines, lights } = useFactors(facts, standard)
  const load = (name: string, endUse: OtherLoad['endUse'], kWhPerYear: number): OtherLoad => ({
    name,
    endUse,
    fuel: 'electricity',
    kWhPerYear: kWhPerYear * machines * facts.baseLoadFactor,
    sensibleShare: ROOM_SHARE.dry,
    latentShare: ROOM_SHARE.moist,
  })
  return {
    lighting: {
      interior: lampsOf(facts),
      exterior: lampsOf(facts),
      interiorKWh: standard.lightingKWh * lights * facts.baseLoadFactor,
      exteriorKWh: facts.houseType === 'apartment' ? 0 : standard.exteriorKWh,
    },
    appliances: { refrigerators: [], freezers: [], cooking: cooking(facts) },
    plugLoads: { televisionKWh: 0, otherKWh: 0 },
    otherLoads: [
      load('appliances', 'appliances', standard.appliancesKWh),
      load('plugs', 'plugs', standard.plugsKWh),
    ],
  }
}

function household(facts: HomeFacts, bedrooms: number): Household {
  switch (facts.place.country) {
    case 'US':
      return americanHousehold(facts, bedrooms)
    case 'CA':
      return standardHousehold(facts, CANADA)
    case 'PT':
      return standardHousehold(facts, PORTUGAL)
    default:
      return facts.place.country satisfies never
  }
}

/** OpenStudio-HPXML 125 °F; EnerGuide 55 °C; Portugal's usual 50 °C, an estimate. */
const TANK_SETPOINT_C = { US: 51.7, CA: 55, PT: 50 } as const
/**
 * EnerGuide: 190 L a day for three, and 5 % more in the median of 5,060 audits, a quarter of it whoever is there (an
 * estimate); REH Portugal: 40 L a person; the US follows its own regression.
 */
function litresPerDay(facts: HomeFacts): { litresPerDay?: number } {
  const n = facts.occupants
  if (facts.place.country === 'CA')
    return { litresPerDay: 200 * (0.25 + (0.75 * n) / 3) * facts.hotWaterFactor }
  if (facts.place.country === 'PT') return { litresPerDay: 40 * n * facts.hotWaterFactor }
  return {}
}

const KIND = {
  tank: 'storage',
  solar: 'storage',
  tankless: 'tankless',
  heat_pump: 'heat_pump',
  indirect: 'boiler_tank',
} as const

/** Flat-plate collectors for a family (Solar Keymark typical: η0 0.75, 4.5 W/m²K). */
const SOLAR = {
  areaM2: 4,
  azimuthDeg: 180,
  opticalEfficiency: 0.75,
  lossWPerM2K: 4.5,
  storageL: 250,
  pumpW: 40,
} as const

/** An oil boiler heats water in a coil, others in a tank beside them; without a boiler there is a tank of its own. */
function heaterKind(facts: HomeFacts, boiler: boolean): HotWater['kind'] {
  if (facts.waterHeater === 'indirect' && !boiler) return 'storage'
  return boiler && facts.heatingFuel === 'oil' ? 'boiler_coil' : KIND[facts.waterHeater]
}

function hotWater(facts: HomeFacts): HotWater {
  const boiler = facts.waterHeater === 'indirect' && facts.heatingSystem === 'boiler'
  const kind = heaterKind(facts, boiler)
  const unit = facts.waterHeater === 'heat_pump' ? 'UEF' : 'EF'
  return {
    kind,
    fuel: ENGINE_FUEL[boiler ? facts.heatingFuel : facts.waterFuel],
    ...(boiler ? {} : { rating: { unit, value: facts.waterEfficiency } }),
    setpointC: TANK_SETPOINT_C[facts.place.country],
    location:
      facts.foundation === 'basement_unheated' && facts.houseType !== 'apartment' ? 'foundation' : 'living',
    ...litresPerDay(facts),
    lowFlowFixtures: false,
    insulatedPipes: false,
    useFactor: facts.place.country === 'US' ? facts.hotWaterFactor : 1,
    ...(facts.waterHeater === 'solar'
      ? { solar: { ...SOLAR, tiltDeg: Math.min(60, Math.abs(facts.place.latitudeDeg)) } }
      : {}),
  }
}

/** Panels on a 6-in-12 roof towards noon; 14 % losses and a 96 % inverter: PVWatts v5. */
export function buildLoads(facts: HomeFacts, bedrooms: number): Loads {
  return {
    ...household(facts, bedrooms),
    hotWater: hotWater(facts),
    photovoltaics:
      facts.solarKw > 0
        ? [
            {
              peakW: facts.solarKw * 1000,
              azimuthDeg: 180,
              tiltDeg: 26.6,
              systemLosses: 0.14,
              inverterEfficiency: 0.96,
              module: 'standard',
              roofMounted: true,
            },
          ]
        : [],
  }
}
