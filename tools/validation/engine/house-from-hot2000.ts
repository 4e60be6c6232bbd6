import type { House, OpaquePart, OtherLoad, VentilationFan, Window } from '@hearthlight/engine'
import { foundationWallsOf, groundOf, openSides, slabOf } from './hot2000-ground.ts'
import type { Hot2000House } from './hot2000-house.ts'
import { coolingOf, fuelOf, heatingOf } from './hot2000-systems.ts'

const STOREYS: Record<string, number> = {
  'One storey': 1,
  'One and a half': 1.5,
  'Two storeys': 2,
  'Two and a half': 2.5,
  'Three storeys': 3,
  'Split level': 1.5,
  'Split entry/Raised base.': 1,
}
/** HOT2000 takes the rated U all winter; the engine strips its windy films. */
const WINDOW_RATED = 1.12
const DOOR_M2 = 3.8
const DOOR_R = 0.55
/** HOT2000 keeps the main floors at the set point and the basement at 19 °C. */
const BASEMENT_C = 19

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

const ventilationOf = (house: Hot2000House): VentilationFan[] =>
  house.heating.hrv
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
    : []

const hotWaterOf = (house: Hot2000House): NonNullable<House['hotWater']> => ({
  kind: 'boiler_coil',
  fuel: fuelOf(house.dhw.fuel),
  rating: { unit: 'EF', value: house.dhw.EF || 0.82 },
  setpointC: 57,
  location: 'living',
  litresPerDay: house.baseload_kWh_per_day['hotWaterLoad'] ?? 190,
  lowFlowFixtures: false,
  insulatedPipes: false,
})

/** Loads come as given daily figures, so that only the shell and the heating are put to the test. */
const GIVEN_LOADS: Pick<House, 'lighting' | 'appliances' | 'plugLoads' | 'photovoltaics'> = {
  lighting: { interior: lamps, exterior: lamps, interiorKWh: 0, exteriorKWh: 0 },
  appliances: { refrigerators: [], freezers: [] },
  plugLoads: { televisionKWh: 0, otherKWh: 0 },
  photovoltaics: [],
}

/** The draught hood of an atmospheric burner stands open to the room; a fan or a condensing unit shuts it. */
const hasOpenFlue = ({ heating }: Hot2000House): boolean =>
  /pilot|spark|Conventional/.test(heating.type ?? '')

export const houseFromHot2000 = (house: Hot2000House): House => {
  const storeys = STOREYS[house.storeys] ?? 1
  const ground = groundOf(house, storeys)
  const above = house.heated_area_above_m2
  const below = house.heated_area_below_m2
  const heatC = (above * house.setpoint_C + below * BASEMENT_C) / (above + below)
  return {
    ...GIVEN_LOADS,
    dwelling: openSides(house.house_type) < 1 ? 'attached' : 'detached',
    floorAreaM2: above + below,
    volumeM3: house.volume_m3,
    storeysAboveGrade: storeys,
    ceilingHeightM: 2.5,
    bedrooms: 3,
    occupants: 2.5,
    parts: partsOf(house, ground.perimeterM, ground.footprintM2),
    windows: windowsOf(house),
    foundationWalls: foundationWallsOf(house, ground),
    slabs: [slabOf(ground)],
    attic: {
      floorAreaM2: house.ceiling.area_m2,
      volumeM3: house.ceiling.area_m2,
      leakage: { kind: 'vents', areaRatio: 1 / 300 },
    },
    ...(ground.under === 'foundation'
      ? {
          foundation: {
            floorAreaM2: ground.footprintM2,
            volumeM3: ground.footprintM2,
            leakage: { kind: 'air_changes', perHour: 0.3 } as const,
          },
        }
      : {}),
    airLeakage: {
      kind: 'at_50_pa',
      airChangesPerHour: house.ach50,
      shielding: house.heating.hrv ? 'shielded' : 'normal',
      flue: hasOpenFlue(house),
    },
    ventilation: ventilationOf(house),
    opensWindows: false,
    heating: heatingOf(house),
    cooling: coolingOf(house),
    thermostat: {
      heatingC: Array.from({ length: 24 }, () => heatC),
      coolingC: Array.from({ length: 24 }, () => 25),
    },
    hotWater: hotWaterOf(house),
    otherLoads: loadsOf(house),
  }
}
