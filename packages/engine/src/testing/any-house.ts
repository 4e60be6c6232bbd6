import fc from 'fast-check'
import type { House } from '../house.ts'
import { allDay, denverHouse } from './denver-house.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** The Denver house with its sizes, insulation, leaks, systems and people drawn at random. */
export const anyHouse: fc.Arbitrary<House> = fc
  .record({
    size: number(0.4, 2),
    insulation: number(0.3, 3),
    glass: number(0.2, 1.4),
    uWPerM2K: number(0.8, 6),
    shgc: number(0.15, 0.85),
    ach50: number(0.5, 25),
    occupants: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    bedrooms: fc.integer({ min: 1, max: 6 }),
    heatC: number(14, 22),
    coolC: number(23, 29),
    heating: fc.constantFrom(...HEATING()),
    cooled: fc.boolean(),
    compressor: fc.constantFrom('single', 'two_stage', 'variable'),
    ducts: fc.boolean(),
    airs: fc.boolean(),
    vented: fc.boolean(),
  })
  .map((draw) => {
    const { ducts, ...rest } = denverHouse
    return {
      ...rest,
      ...(draw.ducts && ducts ? { ducts } : {}),
      ...(draw.occupants === undefined ? {} : { occupants: draw.occupants }),
      floorAreaM2: rest.floorAreaM2 * draw.size,
      volumeM3: rest.volumeM3 * draw.size,
      bedrooms: draw.bedrooms,
      parts: rest.parts.map((part) => ({
        ...part,
        areaM2: part.areaM2 * draw.size,
        rM2KPerW: part.rM2KPerW * draw.insulation,
      })),
      windows: rest.windows.map((window) => ({
        ...window,
        areaM2: window.areaM2 * draw.size * draw.glass,
        uWPerM2K: draw.uWPerM2K,
        shgc: draw.shgc,
      })),
      airLeakage: { ...rest.airLeakage, airChangesPerHour: draw.ach50 },
      opensWindows: draw.airs,
      attic: {
        floorAreaM2: 125,
        volumeM3: 120,
        leakage: draw.vented
          ? ({ kind: 'vents', areaRatio: 1 / 300 } as const)
          : ({ kind: 'air_changes', perHour: 0.1 } as const),
      },
      heating: [draw.heating],
      cooling: draw.cooled ? rest.cooling.map((system) => ({ ...system, compressor: draw.compressor })) : [],
      thermostat: { heatingC: allDay(draw.heatC), coolingC: allDay(draw.coolC) },
    }
  })

function HEATING(): House['heating'] {
  return [
    { kind: 'furnace', fuel: 'natural_gas', efficiency: 0.9, share: 1, ducted: true },
    { kind: 'boiler', fuel: 'fuel_oil', efficiency: 0.82, share: 1, ducted: false },
    { kind: 'baseboard', fuel: 'electricity', efficiency: 1, share: 1, ducted: false },
    {
      kind: 'air_source_heat_pump',
      fuel: 'electricity',
      share: 1,
      ducted: true,
      rating: { unit: 'HSPF2', value: 8 },
      compressor: 'variable',
      backup: { fuel: 'electricity', efficiency: 1 },
    },
    {
      kind: 'mini_split',
      fuel: 'electricity',
      share: 1,
      ducted: false,
      rating: { unit: 'HSPF2', value: 9 },
      compressor: 'variable',
    },
    {
      kind: 'air_source_heat_pump',
      fuel: 'electricity',
      share: 1,
      ducted: true,
      rating: { unit: 'HSPF', value: 7.5 },
      compressor: 'two_stage',
      backup: { fuel: 'propane', efficiency: 0.9, switchoverC: -4 },
    },
    {
      kind: 'ground_source_heat_pump',
      fuel: 'electricity',
      share: 1,
      ducted: true,
      rating: { unit: 'COP', value: 3.6 },
      compressor: 'single',
    },
  ]
}

/** Every number in a value, however deep. */
export function* everyNumberOf(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value
  else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) yield* everyNumberOf(item)
}
