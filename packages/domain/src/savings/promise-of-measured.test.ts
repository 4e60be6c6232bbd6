import { expect, it } from 'vitest'
import type { FuelSavings } from './home-savings.ts'
import { promiseOfMeasured } from './promise-of-measured.ts'

const promised = (kwh_by_fuel: Record<string, number>) => {
  const kwh = Object.values(kwh_by_fuel).reduce((sum, each) => sum + each, 0)
  return { kwh, low: kwh * 0.8, high: kwh * 1.4, kwh_by_fuel, money: 0 }
}
const measured = {} as FuelSavings['measured']
const gas = { fuel: 'natural_gas', measured } as const
const electricity = { fuel: 'electricity', measured } as const

it('is of the fuels that are measured alone, as sure as that of all', () => {
  const insulation = promised({ natural_gas: 8000, electricity: 2000 })
  expect(promiseOfMeasured(insulation, [gas, electricity])).toEqual({
    kwh: 10_000,
    low: 8000,
    high: 14_000,
    unread: [],
    isComparable: true,
  })
  expect(promiseOfMeasured(insulation, [gas, { ...electricity, measured: null }])).toEqual({
    kwh: 8000,
    low: 6400,
    high: 11_200,
    isComparable: true,
    unread: [{ fuel: 'electricity', kwh: 2000 }],
  })
  // A fuel that hardly matters is not missed.
  expect(promiseOfMeasured(promised({ natural_gas: 8000, electricity: 500 }), [gas]).unread).toEqual([])
})

it('is not held against what is measured where use moved to a fuel that nobody reads', () => {
  const pump = promised({ fuel_oil: 20_000, electricity: -6000 })
  const oil = { fuel: 'oil', measured } as const
  expect(promiseOfMeasured(pump, [oil])).toMatchObject({
    kwh: 20_000,
    isComparable: false,
    unread: [{ fuel: 'electricity', kwh: -6000 }],
  })
  expect(promiseOfMeasured(pump, [oil, electricity])).toMatchObject({ kwh: 14_000, isComparable: true })
  // What came in place of wood, which no meter counts, was to use more, and did.
  const stove = promised({ wood: 9000, electricity: -3000 })
  const { isComparable, kwh, low, high } = promiseOfMeasured(stove, [electricity])
  expect([isComparable, kwh, low, high]).toEqual([true, -3000, -4200, -2400])
})

it('is not held against a fuel of which hardly anything was promised', () => {
  expect(promiseOfMeasured(promised({ natural_gas: 9500, electricity: 500 }), [electricity])).toMatchObject({
    isComparable: false,
  })
  const whole = { ...promised({}), kwh: 900, low: 800, high: 1000 }
  expect(promiseOfMeasured(whole, [electricity])).toMatchObject({ kwh: 900, isComparable: true })
})
