import { describe, expect, it } from 'vitest'
import { packedPlace } from './climate/testing/packed-climate.ts'
import type { House, OpaquePart } from './house.ts'
import { simulate } from './simulation/simulate.ts'
import { ashrae140House as l100 } from './testing/ashrae140-house.ts'

/** Acceptance ranges of RESNET Publication 002-2024 for ASHRAE 140 class II, kWh; mean days of the two cities. */
const heatingClimate = packedPlace('us-co-colorado-springs-muni-ap').climate
const coolingClimate = packedPlace('us-nv-las-vegas-mccarran-intl-ap').climate

const leaky = (house: House): House => ({
  ...house,
  airLeakage: { ...house.airLeakage, airChangesPerHour: 1.5 },
})
const withR = (house: House, r: Partial<Record<OpaquePart['part'], number>>): House => ({
  ...house,
  parts: house.parts.map((part) =>
    part.inside === 'living' && r[part.part] ? { ...part, rM2KPerW: r[part.part] ?? part.rM2KPerW } : part,
  ),
})
const absorbing = (house: House, solarAbsorptance: number): House => ({
  ...house,
  parts: house.parts.map((part) => (part.part === 'door' ? part : { ...part, solarAbsorptance })),
})

const l110 = leaky(l100)
const l120 = withR(l100, { wall: 4.1527, ceiling: 10.1246 })
const l130: House = {
  ...l100,
  windows: l100.windows.map((window) => ({ ...window, uWPerM2K: 1.703, shgc: 0.335 })),
}
const l170: House = { ...l100, plugLoads: { ...l100.plugLoads, otherKWh: 0 } }
const l200 = withR(leaky(l100), { wall: 0.8524, ceiling: 2.0693, floor: 0.7467 })
const l202 = absorbing(l200, 0.2)

describe('ASHRAE 140 class II', () => {
  it.each([
    ['L100', l100, 14_087.9, 17_979.9],
    ['L110', l110, 21_775.2, 24_313.2],
    ['L120', l120, 10_544.7, 14_093.8],
    ['L130', l130, 11_646.6, 14_638.9],
    ['L170', l170, 17_042.1, 21_757.6],
    ['L200', l200, 35_684.3, 40_350],
    ['L202', l202, 37_135, 43_034.6],
  ])('%s heating at Colorado Springs lies in its range', (_name, house, low, high) => {
    const load = simulate(house, heatingClimate).loads.roomHeatingKWh
    expect(load).toBeGreaterThanOrEqual(low)
    expect(load).toBeLessThanOrEqual(high)
  })

  it.each([
    ['L110', l110, 13_985.4, 17_974],
    ['L120', l120, 12_059.9, 15_148.8],
    ['L130', l130, 9243.5, 12_265],
    ['L170', l170, 10_011.3, 13_944.3],
    ['L200', l200, 16_725.6, 21_543.7],
    ['L202', l202, 14_709.2, 17_795.3],
  ])('%s cooling at Las Vegas lies in its range', (_name, house, low, high) => {
    const load = simulate(house, coolingClimate).loads.roomCoolingKWh
    expect(load).toBeGreaterThanOrEqual(low)
    expect(load).toBeLessThanOrEqual(high)
  })
})
