import { simulate } from '@hearthlight/engine'
import { describe, expect, it } from 'vitest'
import { houseFromHpxml } from './house-from-hpxml.ts'
import type { HpxmlInput } from './hpxml-case.ts'
import { weatherSource } from './weather.ts'

const weather = weatherSource('none.json', undefined, {})
const PLACES = [
  'USA_FL_Miami.Intl.AP.722020_TMY3.epw',
  'USA_AK_Fairbanks.Intl.AP.702610_TMY3.epw',
  'USA_AZ_Phoenix-Sky.Harbor.Intl.AP.722780_TMY3.epw',
  'USA_HI_Honolulu.Intl.AP.911820_TMY3.epw',
]

const wall = (exterior: string, areaM2: number) => ({
  gross_area_m2: areaM2,
  exterior_adjacent: exterior,
  interior_adjacent: 'conditioned space',
  construction: 'WoodStud',
  assembly_r_si: 2.5,
})

/** A small house on a slab, of which each test changes one thing. */
const base: HpxmlInput = {
  weather_epw: PLACES[0] ?? '',
  facility_type: 'single-family detached',
  floors_conditioned: 1,
  floors_above_grade: 1,
  conditioned_floor_area_m2: 120,
  bedrooms: 3,
  air_leakage: { ach50: 7 },
  attics: [{ type: 'Attic(Vented=true)' }],
  roofs: [{ area_m2: 135, pitch_rise_per_12: 6, interior_adjacent: 'attic - vented', assembly_r_si: 0.4 }],
  walls: [wall('outside', 90)],
  floors_ceilings: [
    {
      area_m2: 120,
      exterior_adjacent: 'attic - vented',
      interior_adjacent: 'conditioned space',
      kind: 'ceiling',
      assembly_r_si: 5,
    },
  ],
  slabs: [{ area_m2: 120, interior_adjacent: 'conditioned space', exposed_perimeter_m: 44 }],
  windows: [{ area_m2: 16, u_si: 2, shgc: 0.4 }],
  heating_systems: [{ type: 'Furnace', fuel: 'natural gas', efficiency: { AFUE: 0.8 }, fraction: 1 }],
  cooling_systems: [{ type: 'central air conditioner', efficiency: { SEER2: 14 }, fraction: 1 }],
  water_heaters: [{ type: 'storage water heater', fuel: 'electricity', uef: 0.92, fraction: 1 }],
  lighting_fractions: { interior: {}, exterior: {} },
}

const yearOf = (change: Partial<HpxmlInput>, place = base.weather_epw) =>
  simulate(houseFromHpxml({ ...base, ...change }), weather.byFile(place))

const pump = (type: string, rest: object = {}): Partial<HpxmlInput> => ({
  heating_systems: [],
  cooling_systems: [],
  heat_pumps: [{ type, heat_fraction: 1, cool_fraction: 1, ...rest }],
})
const burner = (type: string, fuel: string): Partial<HpxmlInput> => ({
  heating_systems: [{ type, fuel, fraction: 1 }],
})
const cooler = (type: string, efficiency: Record<string, number>): Partial<HpxmlInput> => ({
  cooling_systems: [{ type, efficiency, fraction: 1 }],
})
const heater = (type: string, fuel: string, location = 'conditioned space'): Partial<HpxmlInput> => ({
  water_heaters: [{ type, fuel, location, fraction: 1 }],
})

const CHANGES: Record<string, Partial<HpxmlInput>> = {
  'an electric furnace': burner('Furnace', 'electricity'),
  'a boiler of coal': burner('Boiler', 'anthracite coal'),
  'a wood stove': burner('Stove', 'wood'),
  'a pellet fireplace': burner('Fireplace', 'wood pellets'),
  'a wall furnace of propane': burner('WallFurnace', 'propane'),
  'a floor furnace': burner('FloorFurnace', 'natural gas'),
  'a portable heater': burner('SpaceHeater', 'electricity'),
  'no heating': { heating_systems: [] },
  'an air-source heat pump of two stages': pump('air-to-air', {
    compressor: 'two stage',
    heating_efficiency: { HSPF2: 8 },
    cooling_efficiency: { SEER2: 17 },
    backup_type: 'integrated',
    backup_fuel: 'electricity',
  }),
  'a mini-split that says nothing': pump('mini-split'),
  'a ground-source heat pump': pump('ground-to-air', { heating_efficiency: { COP: 3.6 } }),
  'a water loop': pump('water-loop-to-air', { heating_efficiency: { COP: 4.2 } }),
  'a packaged terminal heat pump': pump('packaged terminal heat pump', { heating_efficiency: { COP: 3.3 } }),
  'a room unit with reverse cycle': pump('room air conditioner with reverse cycle', {
    heating_efficiency: { COP: 3.1 },
    cooling_efficiency: { CEER: 9 },
  }),
  'a room unit': cooler('room air conditioner', { EER: 9 }),
  'a packaged terminal unit': cooler('packaged terminal air conditioner', { EER: 10.7 }),
  'an evaporative cooler': cooler('evaporative cooler', {}),
  'no cooling': { cooling_systems: [] },
  'a tankless heater': heater('instantaneous water heater', 'natural gas'),
  'a heat pump water heater outdoors': heater('heat pump water heater', 'electricity', 'other exterior'),
  'an indirect tank without a boiler': heater('space-heating boiler with storage tank', 'natural gas'),
  'no hot water': { water_heaters: [] },
  'solar water by its share': { solar_thermal: { solar_fraction: 0.65 } },
  'an evacuated collector': {
    solar_thermal: { area_m2: 4, collector: 'evacuated tube', loop: 'passive thermosyphon' },
  },
  'a flat between flats': {
    facility_type: 'apartment unit',
    walls: [wall('outside', 30), wall('other housing unit', 60)],
    air_leakage: { measurements: [{ type: 'unit total', unit: 'CFM', value: 800, house_pressure_pa: 45 }] },
  },
  'a flat beside a stair': { walls: [wall('outside', 60), wall('other multifamily buffer space', 30)] },
  'a mobile home': {
    facility_type: 'manufactured home',
    slabs: [],
    floors_ceilings: [
      ...(base.floors_ceilings ?? []),
      {
        area_m2: 120,
        exterior_adjacent: 'manufactured home underbelly',
        interior_adjacent: 'conditioned space',
        kind: 'floor',
        assembly_r_si: 3,
      },
    ],
  },
  'walls, glass and leaks unsaid': {
    walls: [{ gross_area_m2: 90, exterior_adjacent: 'outside', interior_adjacent: 'conditioned space' }],
    windows: [
      { area_m2: 16, glass_layers: 'single-pane', frame: 'Aluminum', interior_shading: 'dark blinds' },
    ],
    air_leakage: { leakiness: 'leaky' },
    year_built: 1955,
    iecc_zone: '1A',
  },
  'nobody at home': { occupants: 0 },
  'a crowd': { occupants: 9 },
  'a recovery ventilator': { ventilation_fans: [{ type: 'energy recovery ventilator', sre: 0.7, tre: 0.5 }] },
  'loads seldom seen': {
    misc_loads: [
      { kind: 'PlugLoad', type: 'well pump' },
      { kind: 'PlugLoad', type: 'electric vehicle charging', value: 2000, units: 'kWh/year' },
      { kind: 'FuelLoad', type: 'grill', value: 25, units: 'therm/year', fuel: 'propane' },
    ],
    ceiling_fans: [{ count: 4 }],
  },
  'a thermostat that is only programmable': { setpoints: { control: 'programmable thermostat' } },
}

describe('a case with what no reference house has', () => {
  it.each(Object.entries(CHANGES))('%s gives a plausible year in every climate', (_name, change) => {
    for (const place of PLACES) {
      const year = yearOf(change, place)
      expect(year.totalKWh).toBeGreaterThan(1000)
      expect(year.totalKWh).toBeLessThan(120_000)
      expect(year.indoor.minC).toBeGreaterThan(-50)
      for (const kWh of Object.values(year.byEndUse)) expect(kWh).toBeGreaterThanOrEqual(0)
    }
  })

  it('keeps a boiler out of the air conditioner’s ducts', () => {
    const distribution = [
      {
        type: 'AirDistribution',
        ducts: [{ duct: 'supply', location: 'attic - vented', area_m2: 30, nominal_r_ip: 4 }],
        leakage: [{ duct: 'supply', units: 'Percent', value: 0.1 }],
      },
    ]
    const boiler = { heating_systems: [{ type: 'Boiler', fuel: 'fuel oil 2', fraction: 1, has_ducts: true }] }
    const place = PLACES[1] ?? ''
    const withDucts = yearOf({ ...boiler, distribution }, place)
    expect(withDucts.heatLostKWh.ducts).toBeCloseTo(0, 6)
    expect(withDucts.byFuel.fuel_oil ?? 0).toBeGreaterThan(5000)
    const furnace = yearOf({ distribution }, place)
    const half = yearOf(
      {
        distribution,
        heating_systems: [
          { type: 'Furnace', fuel: 'natural gas', efficiency: { AFUE: 0.8 }, fraction: 0.5 },
          { type: 'ElectricResistance', fuel: 'electricity', fraction: 0.5 },
        ],
      },
      place,
    )
    expect(half.heatLostKWh.ducts).toBeGreaterThan(0)
    expect(half.heatLostKWh.ducts).toBeLessThan(0.8 * furnace.heatLostKWh.ducts)
  })

  it('takes a separate backup for the heat pump’s, not for a second system', () => {
    const { heating } = houseFromHpxml({
      ...base,
      heating_systems: [{ type: 'Furnace', fuel: 'propane', efficiency: { AFUE: 0.9 } }],
      heat_pumps: [{ type: 'air-to-air', heating_efficiency: { HSPF2: 7.5 }, backup_type: 'separate' }],
    })
    expect(heating).toHaveLength(1)
    expect(heating[0]).toMatchObject({
      kind: 'air_source_heat_pump',
      backup: { fuel: 'propane', efficiency: 0.9, switchoverC: -3.9 },
    })
  })

  it('lets a natural air change breathe with the weather', () => {
    const air_leakage = { measurements: [{ unit: 'ACHnatural', value: 0.3 }] }
    const { airLeakage } = houseFromHpxml({ ...base, air_leakage })
    expect(airLeakage.kind).toBe('at_50_pa')
    expect(airLeakage.airChangesPerHour).toBeGreaterThan(4)
    expect(airLeakage.airChangesPerHour).toBeLessThan(14)
    expect(houseFromHpxml({ ...base, air_leakage }, 'ideal').airLeakage.kind).toBe('natural')
    const year = yearOf({ air_leakage }, PLACES[1])
    expect(year.airChangesPerHour).toBeGreaterThan(0.15)
    expect(year.airChangesPerHour).toBeLessThan(0.6)
  })

  it('warms a cellar with its ducts, and not the crawlspace beside it', () => {
    const below = (place: string, areaM2: number) => ({ area_m2: areaM2, interior_adjacent: place })
    const house = houseFromHpxml({
      ...base,
      slabs: [below('basement - unconditioned', 70), below('crawlspace - vented', 50)],
    })
    expect(house.garage?.floorAreaM2).toBe(70)
    expect(house.foundation).toMatchObject({ floorAreaM2: 50, leakage: { kind: 'vents' } })
  })

  it('lays a basement floor as deep as its walls reach, also when they come with a length and no area', () => {
    const wall = {
      height_m: 2.4,
      depth_below_grade_m: 2.1,
      exterior_adjacent: 'ground',
      interior_adjacent: 'basement - conditioned',
    }
    const slab = { area_m2: 120, interior_adjacent: 'basement - conditioned', exposed_perimeter_m: 44 }
    const depths = [{ length_m: 44 }, { gross_area_m2: 105.6 }].map(
      (size) =>
        houseFromHpxml({ ...base, slabs: [slab], foundation_walls: [{ ...wall, ...size }] }).slabs[0]
          ?.depthBelowGradeM,
    )
    expect(depths).toEqual([expect.closeTo(2.1, 6), expect.closeTo(2.1, 6)])
  })

  const basement = {
    slab: { area_m2: 120, interior_adjacent: 'basement - conditioned', exposed_perimeter_m: 44 },
    wall: (lengthM: number, depthM: number) => ({
      gross_area_m2: 2.4 * lengthM,
      height_m: 2.4,
      depth_below_grade_m: depthM,
      exterior_adjacent: 'ground',
      interior_adjacent: 'basement - conditioned',
    }),
  }

  it('leaves out the walls under a garage, which EnergyPlus is not given', () => {
    const { foundationWalls } = houseFromHpxml({
      ...base,
      slabs: [{ ...basement.slab, exposed_perimeter_m: 33 }],
      foundation_walls: [{ ...basement.wall(44, 2.1), net_area_m2: 2.4 * 44 - 2 }],
    })
    expect(foundationWalls).toEqual([expect.objectContaining({ areaM2: expect.closeTo(2.4 * 33 - 2, 6) })])
  })

  it('lays the floor of a walk-out basement as deep as each wall, and at grade where it opens to the garden', () => {
    const { slabs, foundationWalls } = houseFromHpxml({
      ...base,
      slabs: [basement.slab],
      foundation_walls: [basement.wall(22, 2.1), basement.wall(11, 0.9)],
    })
    const pieces = slabs.map(({ depthBelowGradeM, areaM2, exposedPerimeterM }) => [
      depthBelowGradeM,
      areaM2,
      exposedPerimeterM,
    ])
    expect(pieces).toEqual([
      [2.1, expect.closeTo(60, 6), expect.closeTo(22, 6)],
      [0.9, expect.closeTo(30, 6), expect.closeTo(11, 6)],
      [0, expect.closeTo(30, 6), expect.closeTo(11, 6)],
    ])
    expect(foundationWalls.map(({ areaM2 }) => areaM2)).toEqual([
      expect.closeTo(52.8, 6),
      expect.closeTo(26.4, 6),
    ])
  })

  it('takes an attic’s height from its gables: ASHRAE 140’s holds 3,463 cubic feet', () => {
    const gable = { ...wall('outside', 5.65), interior_adjacent: 'attic - vented', attic_wall_type: 'gable' }
    const { attic } = houseFromHpxml({
      ...base,
      roofs: [{ area_m2: 150.7, pitch_rise_per_12: 4, interior_adjacent: 'attic - vented' }],
      walls: [wall('outside', 120), gable, gable],
      floors_ceilings: (base.floors_ceilings ?? []).map((ceiling) => ({ ...ceiling, area_m2: 142.98 })),
    })
    expect(attic?.volumeM3).toBeCloseTo(3463 * 0.0283168, 0)
  })
})
