import { expect, test } from 'vitest'
import { distanceKm, nearestPlace } from './nearest-place.ts'
import { placeForAddress } from './place-for-address.ts'
import { gazetteer } from './testing/packed-climate.ts'

const find = (address: Parameters<typeof placeForAddress>[1]) => {
  const { place, by } = placeForAddress(gazetteer, address)
  return `${by} ${place.id}`
}

test('a town with its own station is found by name', () => {
  expect(find({ country: 'US', region: 'WI', city: 'Milwaukee', zip: '53202' })).toBe(
    'city us-wi-milwaukee-mitchell-intl-ap',
  )
  expect(find({ country: 'CA', region: 'QC', city: 'Québec' })).toBe('city ca-qc-quebec')
  expect(find({ country: 'PT', city: 'Porto', zip: '4000-123' })).toBe('city pt-porto-porto')
})

test('a town without a station is placed by its postal code, inside its own state', () => {
  expect(find({ country: 'US', region: 'WI', city: 'Waukesha', zip: '53186' })).toBe(
    'postal_code us-wi-milwaukee-mitchell-intl-ap',
  )
  expect(find({ country: 'CA', region: 'ON', zip: 'K1A 0B1' })).toBe('postal_code ca-on-ottawa')
  expect(find({ country: 'CA', region: 'AB', zip: 't5j 2r7' })).toBe('postal_code ca-ab-edmonton')
  expect(find({ country: 'PT', zip: '8000-001' })).toBe('postal_code pt-faro-faro')
})

test('without a postal code the region decides, without a region the country', () => {
  expect(find({ country: 'USA', region: 'Wisconsin' })).toMatch(/^region us-wi-/)
  expect(find({ region: 'ON' })).toMatch(/^region ca-on-/)
  expect(find({ country: 'PT' })).toBe('country pt-lisboa-lisboa')
  expect(find({})).toMatch(/^country us-/)
})

test('nonsense never fails', () => {
  expect(find({ country: 'Narnia', region: '??', zip: '<script>', city: '' })).toMatch(/^country us-/)
})

test('the nearest place to a station is the station itself', () => {
  for (const place of gazetteer.places.filter((_, i) => i % 50 === 0))
    expect(nearestPlace(gazetteer.places, place).distanceKm).toBeLessThan(15)
})

test('distances are great-circle distances', () => {
  const lisbon = { latitudeDeg: 38.73, longitudeDeg: -9.15 }
  expect(distanceKm(lisbon, { latitudeDeg: 41.23, longitudeDeg: -8.68 })).toBeCloseTo(281, -1)
  expect(distanceKm(lisbon, lisbon)).toBe(0)
})
