import { expect, test } from 'vitest'
import { climateFromRecord, RECORD_BYTES, recordOf } from './climate-record.ts'
import { gazetteer, packedClimates, packedPlace } from './testing/packed-climate.ts'

const yearMean = (values: Float64Array) => values.reduce((a, b) => a + b, 0) / values.length

test('one place takes less than 6 kB', () => {
  expect(RECORD_BYTES).toBeLessThanOrEqual(6000)
})

test('every packed place is read back finite, with a plausible year', () => {
  const packed = packedClimates()
  expect(packed.byteLength).toBe(gazetteer.places.length * RECORD_BYTES)
  gazetteer.places.forEach((place, index) => {
    const climate = climateFromRecord(recordOf(packed, index), place)
    for (const series of [climate.dryBulbC, climate.dewPointC, climate.windMPerS, climate.globalWPerM2]) {
      expect(series).toHaveLength(288)
      expect(series.every(Number.isFinite)).toBe(true)
    }
    expect(yearMean(climate.dryBulbC)).toBeGreaterThan(-20)
    expect(yearMean(climate.dryBulbC)).toBeLessThan(30)
    const solarOffset = Math.abs(climate.timeZoneH - place.longitudeDeg / 15)
    expect(Math.min(solarOffset, 24 - solarOffset)).toBeLessThan(3)
  })
})

test('Milwaukee keeps the figures of its source file', () => {
  const { climate } = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
  expect(climate.timeZoneH).toBe(-6)
  expect(yearMean(climate.dryBulbC)).toBeCloseTo(8.2, 0)
})

test('Porto is cooler than Lisbon and Faro warmer, with more sun in the south', () => {
  const [lisbon, porto, faro] = ['lisboa', 'porto', 'faro'].map(
    (name) => packedPlace(`pt-${name}-${name}`).climate,
  )
  if (!lisbon || !porto || !faro) throw new Error('three places')
  expect(yearMean(porto.dryBulbC)).toBeCloseTo(yearMean(lisbon.dryBulbC) - 2.2, 0)
  expect(yearMean(faro.dryBulbC)).toBeGreaterThan(yearMean(lisbon.dryBulbC))
  expect(yearMean(porto.globalWPerM2)).toBeLessThan(yearMean(lisbon.globalWPerM2))
  expect(yearMean(faro.globalWPerM2)).toBeGreaterThan(yearMean(lisbon.globalWPerM2))
})

test('a record of the wrong size or an absent place is refused', () => {
  expect(() =>
    climateFromRecord(new Uint8Array(RECORD_BYTES - 2), { latitudeDeg: 0, longitudeDeg: 0 }),
  ).toThrow(RangeError)
  expect(() => recordOf(packedClimates(), 1e6)).toThrow(RangeError)
})
