import { describe, expect, it } from 'vitest'
import { readPlace } from './read-place.ts'
import { regionOfZip } from './region-of-zip.ts'

describe('a place said in one line', () => {
  it.each([
    ['53081', 'US', { zip: '53081', region: 'WI' }],
    [' 53081-1234 ', 'US', { zip: '53081', region: 'WI' }],
    [
      '12345 Oak Street, Sheboygan, WI 53081',
      'US',
      { zip: '53081', region: 'WI', address1: '12345 Oak Street', city: 'Sheboygan' },
    ],
    [
      '7 rue Elm, Sudbury, p3e5k3',
      'CA',
      { zip: 'P3E 5K3', region: 'ON', address1: '7 rue Elm', city: 'Sudbury' },
    ],
    ['h2x 1y4', 'CA', { zip: 'H2X 1Y4', region: 'QC' }],
    ['Rua Direita 4, 2000-046 Santarém', 'PT', { zip: '2000-046', address1: 'Rua Direita 4' }],
  ])('%j in %s', (text, country, place) => {
    expect(readPlace(text, country)).toEqual(place)
  })

  it.each([
    ['Oak Street', 'US', 'zip_us'],
    ['5308', 'US', 'zip_us'],
    ['D1A 1A1', 'CA', 'zip_ca'],
    ['1200', 'PT', 'zip_pt'],
    ['', 'US', 'zip_us'],
  ])('%j in %s is no place that we know', (text, country, rule) => {
    expect(readPlace(text, country)).toEqual({ rule })
  })

  it('lies in a region only where the zip alone tells', () => {
    expect(regionOfZip('20001', 'US')).toBe('DC')
    expect(regionOfZip('X0A 0A0', 'CA')).toBeUndefined()
    expect(regionOfZip('2000-046', 'PT')).toBeUndefined()
    expect(regionOfZip('00000', 'US')).toBeUndefined()
  })
})
