/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packedPlace } from './climate/testing/packed-climate.ts'
import type { House } from './house.ts'
import { simulate } from './simulation/simulate.ts'

interface Audited {
  readonly houses: readonly {
    readonly id: string
    readonly place: string
    readonly totalGJ: number
    readonly house: House
  }[]
}

const audited: Audited = JSON.parse(
  readFileSync(new URL('./testing/audited-houses.json', import.meta.url), 'utf8'),
)

/** HOT2000 v11.12 results of audited houses (source in the file). The model differs, so the house's total may by 15 %. */
describe('a year against HOT2000', () => {
  it.each(audited.houses)('$id at $place', ({ house, place, totalGJ }) => {
    const year = simulate(house, packedPlace(place).climate)
    expect(Math.abs((year.totalKWh * 0.0036) / totalGJ - 1)).toBeLessThan(0.15)
  })
})
