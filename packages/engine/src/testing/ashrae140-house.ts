import type { House } from '../house.ts'
import { allDay, light } from './denver-house.ts'

/** ASHRAE 140-2017 section 7, case L100: a light ranch over the open air, ideal plant. */
export const ashrae140House: House = {
  dwelling: 'detached',
  floorAreaM2: 142.98,
  volumeM3: 348.64,
  storeysAboveGrade: 1,
  ceilingHeightM: 2.4384,
  bedrooms: 3,
  occupants: 0,
  parts: [
    light('roof', 'attic', 'outdoors', 75.35, 0.3505, {
      azimuthDeg: 0,
      tiltDeg: 18.43494882292201,
      solarAbsorptance: 0.6,
    }),
    light('roof', 'attic', 'outdoors', 75.35, 0.3505, {
      azimuthDeg: 180,
      tiltDeg: 18.43494882292201,
      solarAbsorptance: 0.6,
    }),
    light('wall', 'living', 'outdoors', 33.999, 2.0711, {
      azimuthDeg: 0,
      tiltDeg: 90,
      solarAbsorptance: 0.6,
    }),
    light('wall', 'living', 'outdoors', 15.889, 2.0711, {
      azimuthDeg: 90,
      tiltDeg: 90,
      solarAbsorptance: 0.6,
    }),
    light('wall', 'living', 'outdoors', 30.283, 2.0711, {
      azimuthDeg: 180,
      tiltDeg: 90,
      solarAbsorptance: 0.6,
    }),
    light('wall', 'living', 'outdoors', 15.889, 2.0711, {
      azimuthDeg: 270,
      tiltDeg: 90,
      solarAbsorptance: 0.6,
    }),
    light('wall', 'attic', 'outdoors', 5.65, 0.3786, { azimuthDeg: 90, tiltDeg: 90, solarAbsorptance: 0.6 }),
    light('wall', 'attic', 'outdoors', 5.65, 0.3786, { azimuthDeg: 270, tiltDeg: 90, solarAbsorptance: 0.6 }),
    light('floor', 'living', 'outdoors', 142.98, 2.492, { tiltDeg: 180, solarAbsorptance: 0.7 }),
    light('ceiling', 'living', 'attic', 142.98, 3.2492, { tiltDeg: 0, solarAbsorptance: 0.7 }),
    light('door', 'living', 'outdoors', 1.858, 0.5353743999999999, {
      azimuthDeg: 180,
      tiltDeg: 90,
      solarAbsorptance: 0.7,
    }),
    light('door', 'living', 'outdoors', 1.858, 0.5353743999999999, {
      azimuthDeg: 0,
      tiltDeg: 90,
      solarAbsorptance: 0.7,
    }),
  ],
  windows: [
    [0, 8.361],
    [90, 4.181],
    [180, 8.361],
    [270, 4.181],
  ].map(([azimuthDeg = 0, areaM2 = 0]) => ({
    azimuthDeg,
    areaM2,
    uWPerM2K: 5.9,
    shgc: 0.67,
    tiltDeg: 90,
    shadeSummer: 1,
    shadeWinter: 1,
    operableShare: 0,
  })),
  foundationWalls: [],
  slabs: [],
  attic: {
    floorAreaM2: 142.98,
    volumeM3: 116.32848269877844,
    leakage: { kind: 'air_changes', perHour: 2.4 },
  },
  airLeakage: { kind: 'natural', airChangesPerHour: 0.67, shielding: 'normal', flue: false },
  ventilation: [],
  opensWindows: false,
  heating: [{ kind: 'baseboard', fuel: 'electricity', efficiency: 1, share: 1, ducted: false }],
  cooling: [
    {
      kind: 'room',
      rating: { unit: 'COP', value: 1 },
      compressor: 'single',
      share: 1,
      ducted: false,
    },
  ],
  thermostat: {
    heatingC: allDay(20),
    coolingC: allDay(25.56),
  },
  lighting: {
    interior: { compactFluorescent: 0.4, tube: 0.1, led: 0.25, incandescent: 0.25 },
    exterior: { compactFluorescent: 0.4, tube: 0.1, led: 0.25, incandescent: 0.25 },
    interiorKWh: 0,
    exteriorKWh: 0,
  },
  appliances: { refrigerators: [], freezers: [] },
  plugLoads: {
    televisionKWh: 0,
    otherKWh: 7302,
    otherSensibleShare: 0.822,
    otherLatentShare: 0.178,
    otherByHour: [
      0.0203, 0.0203, 0.0203, 0.0203, 0.0203, 0.0339, 0.0426, 0.0852, 0.0497, 0.0304, 0.0304, 0.0406, 0.0304,
      0.0254, 0.0264, 0.0264, 0.0386, 0.0416, 0.0447, 0.07, 0.07, 0.0731, 0.0731, 0.066,
    ],
  },
  otherLoads: [],
  photovoltaics: [],
}
