import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import type { House, OpaquePart } from '../house.ts'
import { anyHouse, everyNumberOf } from '../testing/any-house.ts'
import { allDay, denverHouse } from '../testing/denver-house.ts'
import { simulate } from './simulate.ts'

const denver = packedPlace('us-co-denver-intl-ap').climate
const climates = [
  'us-co-denver-intl-ap',
  'us-fl-miami-intl-ap',
  'ca-mb-winnipeg',
  'pt-lisboa-lisboa',
  'us-nv-las-vegas-mccarran-intl-ap',
].map((id) => packedPlace(id).climate)
const runs = { numRuns: 60 }

const inTheShade = (house: House): House => ({
  ...house,
  opensWindows: false,
  parts: house.parts.map((part) => ({ ...part, solarAbsorptance: 0 })),
})

const insulated = (house: House, factor: number, match: (part: OpaquePart) => boolean): House => ({
  ...house,
  parts: house.parts.map((part) => (match(part) ? { ...part, rM2KPerW: part.rM2KPerW * factor } : part)),
})

describe('the laws a year of energy obeys', () => {
  it('keeps heat in = heat out + heat kept, to 0.1 %', () => {
    fc.assert(
      fc.property(anyHouse, fc.constantFrom(...climates), (house, climate) => {
        expect(simulate(house, climate).balanceError).toBeLessThan(0.001)
      }),
      runs,
    )
  })

  it('gives finite, never negative energy for any house in any climate', () => {
    fc.assert(
      fc.property(anyHouse, fc.constantFrom(...climates), (house, climate) => {
        const year = simulate(house, climate)
        for (const value of everyNumberOf(year)) expect(Number.isFinite(value)).toBe(true)
        for (const use of year.uses) expect(use.kWh).toBeGreaterThanOrEqual(0)
      }),
      runs,
    )
  })

  it('adds up: end uses, fuels and months all sum to the total', () => {
    fc.assert(
      fc.property(anyHouse, fc.constantFrom(...climates), (house, climate) => {
        const year = simulate(house, climate)
        const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
        expect(sum(Object.values(year.byEndUse))).toBeCloseTo(year.totalKWh, 6)
        expect(sum(Object.values(year.byFuel))).toBeCloseTo(year.totalKWh, 6)
        expect(sum(year.uses.flatMap((use) => use.monthlyKWh))).toBeCloseTo(year.totalKWh, 6)
      }),
      runs,
    )
  })

  it('never needs more heating when the whole living space is insulated better, in the sun of any place', () => {
    fc.assert(
      fc.property(
        anyHouse,
        fc.constantFrom(...climates),
        fc.double({ min: 1.05, max: 4, noNaN: true }),
        (house, climate, factor) => {
          const better = insulated(house, factor, (part) => part.inside === 'living')
          const before = simulate(house, climate).loads.roomHeatingKWh
          expect(simulate(better, climate).loads.roomHeatingKWh).toBeLessThanOrEqual(before + 0.5)
        },
      ),
      runs,
    )
  })

  // One part alone only in the shade: in mild places a sunlit dark door brings in more than it loses, and
  // insulation shuts that out.
  it('never needs more heating when any one part of the living space is insulated better', () => {
    fc.assert(
      fc.property(
        anyHouse,
        fc.constantFrom(...climates),
        fc.nat(),
        fc.double({ min: 1.05, max: 4, noNaN: true }),
        (drawn, climate, pick, factor) => {
          const house = inTheShade(drawn)
          const living = house.parts.filter((part) => part.inside === 'living')
          const chosen = living[pick % living.length]
          const better = insulated(house, factor, (part) => part === chosen)
          const before = simulate(house, climate).loads.roomHeatingKWh
          expect(simulate(better, climate).loads.roomHeatingKWh).toBeLessThanOrEqual(before + 0.5)
        },
      ),
      runs,
    )
  })

  it('never needs more heating with a tighter shell or a lower set point', () => {
    fc.assert(
      fc.property(anyHouse, fc.constantFrom(...climates), (house, climate) => {
        const before = simulate(house, climate).loads.roomHeatingKWh
        const tight = {
          ...house,
          airLeakage: { ...house.airLeakage, airChangesPerHour: house.airLeakage.airChangesPerHour / 2 },
        }
        const cool = {
          ...house,
          thermostat: { ...house.thermostat, heatingC: house.thermostat.heatingC.map((c) => c - 1) },
        }
        expect(simulate(tight, climate).loads.roomHeatingKWh).toBeLessThanOrEqual(before + 0.5)
        expect(simulate(cool, climate).loads.roomHeatingKWh).toBeLessThanOrEqual(before + 0.5)
      }),
      runs,
    )
  })

  it('is deterministic, and blind to the order of parts', () => {
    const first = simulate(denverHouse, denver)
    expect(simulate(denverHouse, denver)).toEqual(first)
    const turned = { ...denverHouse, parts: [...denverHouse.parts].reverse() }
    expect(simulate(turned, denver).totalKWh).toBeCloseTo(first.totalKWh, 6)
  })

  it('is symmetric: a house with equal sides does not change when it is turned', () => {
    const square: House = {
      ...denverHouse,
      parts: denverHouse.parts.filter((part) => part.azimuthDeg === undefined),
      windows: denverHouse.windows.map((window) => ({ ...window, areaM2: 8 })),
    }
    const turned: House = {
      ...square,
      windows: square.windows.map((window) => ({ ...window, azimuthDeg: (window.azimuthDeg + 90) % 360 })),
    }
    expect(simulate(turned, denver).totalKWh).toBeCloseTo(simulate(square, denver).totalKWh, 6)
  })

  it('restores the number exactly when a change is taken back', () => {
    const before = simulate(denverHouse, denver)
    const changed = { ...denverHouse, thermostat: { ...denverHouse.thermostat, heatingC: allDay(18) } }
    expect(simulate(changed, denver).totalKWh).toBeLessThan(before.totalKWh)
    expect(simulate({ ...changed, thermostat: denverHouse.thermostat }, denver)).toEqual(before)
  })

  it('saves with a night set-back, less than with the set-back all day', () => {
    const at = (heatingC: readonly number[]): number =>
      simulate({ ...denverHouse, thermostat: { ...denverHouse.thermostat, heatingC } }, denver).byEndUse
        .heating
    const night = allDay(20).map((celsius, hour) => (hour < 6 || hour > 22 ? 16 : celsius))
    expect(at(night)).toBeLessThan(at(allDay(20)))
    expect(at(allDay(16))).toBeLessThan(at(night))
  })
})
