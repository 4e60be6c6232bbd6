import type { House } from '../house.ts'

type Part = House['parts'][number]

/** A light part of a house, by what is on its two sides, its area and its resistance. */
export const light = (
  part: Part['part'],
  inside: Part['inside'],
  outside: Part['outside'],
  areaM2: number,
  rM2KPerW: number,
  faces: Pick<Part, 'azimuthDeg' | 'tiltDeg' | 'solarAbsorptance'>,
): Part => ({ part, inside, outside, areaM2, rM2KPerW, ...faces, emittance: 0.9, heavy: false })

export const allDay = (celsius: number): number[] => Array.from({ length: 24 }, () => celsius)

/**
 * A ranch with a heated basement and ducts in the attic, Denver: `base.xml` of OpenStudio-HPXML (NREL, commit
 * b0eca1d, BSD-3), whose EnergyPlus results are stored with it.
 */
export const denverHouse: House = {
  dwelling: 'detached',
  floorAreaM2: 250.84,
  volumeM3: 611.64,
  storeysAboveGrade: 1,
  ceilingHeightM: 2.4384,
  bedrooms: 3,
  parts: [
    light('roof', 'attic', 'outdoors', 140.22, 0.4051, {
      tiltDeg: 26.56505117707799,
      solarAbsorptance: 0.75,
    }),
    light('wall', 'living', 'outdoors', 74.318, 3.9977, { tiltDeg: 90, solarAbsorptance: 0.7 }),
    light('wall', 'attic', 'outdoors', 20.9, 0.7044, { tiltDeg: 90, solarAbsorptance: 0.7 }),
    light('rim_joist', 'living', 'outdoors', 10.74, 2.4479, { tiltDeg: 90, solarAbsorptance: 0.7 }),
    light('ceiling', 'living', 'attic', 125.42, 6.974, { tiltDeg: 0, solarAbsorptance: 0.7 }),
    light('door', 'living', 'outdoors', 3.716, 0.774884, {
      azimuthDeg: 180,
      tiltDeg: 90,
      solarAbsorptance: 0.7,
    }),
  ],
  windows: [
    [0, 10.034],
    [90, 6.689],
    [180, 10.034],
    [270, 6.689],
  ].map(([azimuthDeg = 0, areaM2 = 0]) => ({
    azimuthDeg,
    areaM2,
    uWPerM2K: 1.987,
    shgc: 0.44,
    tiltDeg: 90,
    shadeSummer: 0.8276,
    shadeWinter: 0.8276,
    operableShare: 0.67,
  })),
  foundationWalls: [
    {
      areaM2: 111.48,
      heightM: 2.4384,
      depthBelowGradeM: 2.1336,
      rM2KPerW: 1.9853051282051282,
      inside: 'living',
    },
  ],
  slabs: [
    {
      areaM2: 125.42,
      exposedPerimeterM: 45.72,
      depthBelowGradeM: 2.1336,
      inside: 'living',
      edgeInsulationRM2KPerW: 0,
      edgeInsulationDepthM: 0,
      underInsulationRM2KPerW: 0,
      underInsulationWidthM: 0,
      carpetShare: 0,
      carpetRM2KPerW: 0,
    },
  ],
  attic: {
    floorAreaM2: 125.42,
    volumeM3: 143.35557206674363,
    leakage: { kind: 'air_changes', perHour: 0.1 },
  },
  airLeakage: { kind: 'at_50_pa', airChangesPerHour: 3, shielding: 'normal', flue: false },
  ventilation: [],
  opensWindows: true,
  heating: [
    {
      kind: 'furnace',
      fuel: 'natural_gas',
      efficiency: 0.92,
      share: 1,
      ducted: true,
      capacityW: 10257,
    },
  ],
  cooling: [
    {
      kind: 'central',
      rating: { unit: 'SEER2', value: 13.4 },
      compressor: 'single',
      share: 1,
      ducted: true,
      capacityW: 7034,
    },
  ],
  ducts: {
    runs: [
      {
        side: 'supply',
        location: 'attic',
        areaM2: 50.795100000000005,
        rM2KPerW: 0.7909804539999998,
      },
      {
        side: 'return',
        location: 'attic',
        areaM2: 18.813000000000002,
        rM2KPerW: 0.8558946,
      },
      {
        side: 'supply',
        location: 'living',
        areaM2: 16.931700000000003,
        rM2KPerW: 0.29938699999999996,
      },
      {
        side: 'return',
        location: 'living',
        areaM2: 6.271000000000001,
        rM2KPerW: 0.29938699999999996,
      },
    ],
    supplyLeak: { kind: 'at_25_pa', m3PerS: 0.038227707 },
    returnLeak: { kind: 'at_25_pa', m3PerS: 0.012742569 },
  },
  thermostat: {
    heatingC: allDay(20),
    coolingC: allDay(25.56),
  },
  hotWater: {
    kind: 'storage',
    fuel: 'electricity',
    rating: { unit: 'UEF', value: 0.94 },
    tankL: 189,
    setpointC: 51.67,
    location: 'living',
    lowFlowFixtures: false,
    insulatedPipes: false,
  },
  lighting: {
    interior: { compactFluorescent: 0.4, tube: 0.1, led: 0.25, incandescent: 0.25 },
    exterior: { compactFluorescent: 0.4, tube: 0.1, led: 0.25, incandescent: 0.25 },
  },
  appliances: {
    washer: {
      labelKWh: 380,
      imef: 1.21,
      capacityFt3: 3.2,
      labelElectricRate: 0.12,
      labelGasRate: 1.09,
      labelGasCost: 27,
      labelCyclesPerWeek: 6,
    },
    dryer: { fuel: 'electricity', combinedEnergyFactor: 3.73, vented: true },
    dishwasher: {
      labelKWh: 307,
      placeSettings: 12,
      labelElectricRate: 0.12,
      labelGasRate: 1.09,
      labelGasCost: 22.32,
      labelCyclesPerWeek: 4,
    },
    refrigerators: [{ labelKWh: 650, location: 'living' }],
    freezers: [],
    cooking: { fuel: 'electricity', induction: false, convection: false },
  },
  plugLoads: {},
  otherLoads: [],
  photovoltaics: [],
}
