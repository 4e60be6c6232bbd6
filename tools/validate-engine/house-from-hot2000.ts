import type {
  CoolingSystem,
  Fuel,
  HeatingSystem,
  House,
  OpaquePart,
  OtherLoad,
  Window,
} from '@hearthlight/engine'
import type { Hot2000House } from './hot2000-house.ts'

const STOREYS: Record<string, number> = {
  'One storey': 1,
  'One and a half': 1.5,
  'Two storeys': 2,
  'Two and a half': 2.5,
  'Three storeys': 3,
  'Split level': 1.5,
  'Split entry/Raised base.': 1,
}
const FUEL: Record<string, Fuel> = {
  'Natural gas': 'natural_gas',
  Electric: 'electricity',
  Electricity: 'electricity',
  Oil: 'fuel_oil',
  Propane: 'propane',
  'Mixed Wood': 'wood',
  Softwood: 'wood',
  Hardwood: 'wood',
  'Wood Pellets': 'wood_pellets',
}
const fuelOf = (name: string): Fuel => FUEL[name] ?? (name.includes('ood') ? 'wood' : 'natural_gas')

const BASEMENT_HEIGHT_M = 2.4
const BASEMENT_DEPTH_M = 1.5
const CONCRETE_R = 0.2 / 1.95 + 0.12
/** HOT2000 takes the rated U all winter; the engine strips its windy films. */
const WINDOW_RATED = 1.12
const DOOR_M2 = 3.8
const DOOR_R = 0.55
/** HOT2000 keeps the main floors at the set point and the basement at 19 °C. */
const BASEMENT_C = 19

/** Sides of the house that face the weather. */
const openSides = (type: string): number => {
  if (type.includes('middle')) return 0.5
  return /end|Semi|Double/.test(type) ? 0.75 : 1
}

const footprintOf = (house: Hot2000House, storeys: number): number =>
  house.foundation === 'basement' && house.heated_area_below_m2 > 0
    ? house.heated_area_below_m2
    : house.heated_area_above_m2 / storeys

const part = (
  kind: OpaquePart['part'],
  areaM2: number,
  rM2KPerW: number,
  tiltDeg: number,
  outside: OpaquePart['outside'],
): OpaquePart => ({
  part: kind,
  areaM2,
  rM2KPerW,
  inside: 'living',
  outside,
  tiltDeg,
  solarAbsorptance: kind === 'roof' ? 0.8 : 0.6,
  emittance: 0.9,
  heavy: false,
})

const partsOf = (house: Hot2000House, perimeterM: number, footprint: number): OpaquePart[] => [
  part('wall', house.walls.gross_area_m2 - house.windows.area_m2 - DOOR_M2, house.walls.rsi, 90, 'outdoors'),
  part('door', DOOR_M2, DOOR_R, 90, 'outdoors'),
  part('ceiling', house.ceiling.area_m2, house.ceiling.rsi, 0, 'attic'),
  { ...part('roof', house.ceiling.area_m2 * 1.12, 0.4, 22, 'outdoors'), inside: 'attic' },
  ...(house.foundation === 'slab'
    ? []
    : [part('rim_joist', perimeterM * 0.25, house.rim_rsi ?? 1.5, 90, 'outdoors')]),
  ...(house.exposed_floor.area_m2 > 0
    ? [part('floor', house.exposed_floor.area_m2, house.exposed_floor.rsi ?? 3, 180, 'outdoors')]
    : []),
  ...(house.foundation === 'crawlspace' ? [part('floor', footprint, 2.2, 180, 'foundation')] : []),
]

const windowsOf = (house: Hot2000House): Window[] =>
  [0, 90, 180, 270].map((azimuthDeg) => ({
    areaM2: house.windows.area_m2 / 4,
    uWPerM2K: house.windows.U * WINDOW_RATED,
    shgc: house.windows.shgc,
    azimuthDeg,
    tiltDeg: 90,
    shadeSummer: 0.85,
    shadeWinter: 0.85,
    operableShare: 0.5,
  }))

/** The older heat pumps of the audited stock; the furnace or baseboards beside them carry the cold hours. */
const STOCK_HSPF2 = 6
const STOCK_CUT_OFF_C = -6

/** Seasonal over rated efficiency by burner, HOT2000: pilots and open flues lose between firings. */
const seasonalShare = (type: string): number => {
  if (type.includes('pilot')) return 0.86
  return /flame|spark|Conventional|Mid-eff|stove/.test(type) ? 0.955 : 0.995
}

const heatingOf = (house: Hot2000House): HeatingSystem[] => {
  const { kind, fuel, type, efficiency_pct: percent, secondary } = house.heating
  const ducted = kind === 'Furnace'
  const efficiency = (percent / 100) * seasonalShare(type ?? '')
  if (secondary.includes('GroundHeatPump'))
    return [
      {
        kind: 'ground_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted,
        rating: { unit: 'COP', value: 2.9 },
        compressor: 'single',
      },
    ]
  if (secondary.includes('AirHeatPump'))
    return [
      {
        kind: 'air_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted,
        rating: { unit: 'HSPF2', value: STOCK_HSPF2 },
        compressor: 'single',
        backup: { fuel: fuelOf(fuel), efficiency, switchoverC: STOCK_CUT_OFF_C },
      },
    ]
  return [
    {
      kind: ducted ? 'furnace' : 'baseboard',
      fuel: fuelOf(fuel),
      efficiency,
      share: 1,
      ducted,
    },
  ]
}

const coolingOf = (house: Hot2000House): CoolingSystem[] =>
  house.heating.secondary.some((name) => name === 'AirConditioning' || name.endsWith('HeatPump'))
    ? [
        {
          kind: 'central',
          rating: { unit: 'SEER', value: 10 },
          compressor: 'single',
          share: 1,
          ducted: house.heating.kind === 'Furnace',
        },
      ]
    : []

const loadsOf = (house: Hot2000House): OtherLoad[] => {
  const daily = house.baseload_kWh_per_day
  const load = (
    name: string,
    endUse: OtherLoad['endUse'],
    kWhPerDay: number | null | undefined,
    sensibleShare: number,
  ): OtherLoad => ({
    name,
    endUse,
    fuel: 'electricity',
    kWhPerYear: (kWhPerDay ?? 0) * 365,
    sensibleShare,
    latentShare: 0,
  })
  return [
    load('appliances', 'appliances', daily['electricalAppliances'], 0.75),
    load('lighting', 'lighting', daily['lighting'], 1),
    load('other', 'plugs', daily['otherElectric'], 0.9),
    load('exterior', 'plugs', daily['exteriorUse'], 0),
  ]
}

const lamps = { incandescent: 0, compactFluorescent: 0, tube: 0, led: 1 }

export const houseFromHot2000 = (house: Hot2000House): House => {
  const storeys = STOREYS[house.storeys] ?? 1
  const footprint = footprintOf(house, storeys)
  const sides = openSides(house.house_type)
  const perimeterM = 4.2 * Math.sqrt(footprint) * sides
  const total = house.heated_area_above_m2 + house.heated_area_below_m2
  const heatC =
    (house.heated_area_above_m2 * house.setpoint_C + house.heated_area_below_m2 * BASEMENT_C) / total
  const wallR = CONCRETE_R + (house.basement_wall_added_rsi ?? 0)
  const basement = house.foundation === 'basement'
  const crawl = house.foundation === 'crawlspace'
  const underground =
    house.foundation === 'slab' ? undefined : crawl ? ('foundation' as const) : ('living' as const)
  const height = crawl ? 1 : BASEMENT_HEIGHT_M
  const depth = crawl ? 0.6 : basement ? BASEMENT_DEPTH_M : 0
  return {
    dwelling: sides < 1 ? 'attached' : 'detached',
    floorAreaM2: total,
    volumeM3: house.volume_m3,
    storeysAboveGrade: storeys,
    ceilingHeightM: 2.5,
    bedrooms: 3,
    occupants: 2.5,
    parts: partsOf(house, perimeterM, footprint),
    windows: windowsOf(house),
    foundationWalls: underground
      ? [
          {
            areaM2: perimeterM * height,
            heightM: height,
            depthBelowGradeM: depth,
            rM2KPerW: wallR,
            inside: underground,
          },
        ]
      : [],
    slabs: [
      {
        areaM2: footprint,
        exposedPerimeterM: perimeterM,
        depthBelowGradeM: depth,
        inside: underground ?? 'living',
        edgeInsulationRM2KPerW: house.foundation === 'slab' ? 1.5 : 0,
        edgeInsulationDepthM: house.foundation === 'slab' ? 0.6 : 0,
        underInsulationRM2KPerW: house.foundation === 'slab' ? 1 : 0,
        underInsulationWidthM: house.foundation === 'slab' ? 100 : 0,
        carpetShare: 0.5,
        carpetRM2KPerW: 0.2,
      },
    ],
    attic: {
      floorAreaM2: house.ceiling.area_m2,
      volumeM3: house.ceiling.area_m2,
      leakage: { kind: 'vents', areaRatio: 1 / 300 },
    },
    ...(crawl
      ? {
          foundation: {
            floorAreaM2: footprint,
            volumeM3: footprint,
            leakage: { kind: 'air_changes', perHour: 0.3 } as const,
          },
        }
      : {}),
    airLeakage: {
      kind: 'at_50_pa',
      airChangesPerHour: house.ach50,
      shielding: house.heating.hrv ? 'shielded' : 'normal',
      flue: false,
    },
    ventilation: house.heating.hrv
      ? [
          {
            kind: 'balanced',
            flowM3PerS: 0.018,
            hoursPerDay: 24,
            powerW: 60,
            sensibleRecovery: 0.65,
            latentRecovery: 0,
          },
        ]
      : [],
    opensWindows: false,
    heating: heatingOf(house),
    cooling: coolingOf(house),
    thermostat: {
      heatingC: Array.from({ length: 24 }, () => heatC),
      coolingC: Array.from({ length: 24 }, () => 25),
    },
    hotWater: {
      kind: 'boiler_coil',
      fuel: fuelOf(house.dhw.fuel),
      rating: { unit: 'EF', value: house.dhw.EF || 0.82 },
      setpointC: 57,
      location: 'living',
      litresPerDay: house.baseload_kWh_per_day['hotWaterLoad'] ?? 190,
      lowFlowFixtures: false,
      insulatedPipes: false,
    },
    lighting: { interior: lamps, exterior: lamps, interiorKWh: 0, exteriorKWh: 0 },
    appliances: { refrigerators: [], freezers: [] },
    plugLoads: { televisionKWh: 0, otherKWh: 0 },
    otherLoads: loadsOf(house),
    photovoltaics: [],
  }
}
