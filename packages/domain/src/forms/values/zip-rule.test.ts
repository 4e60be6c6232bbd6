import { REGION_CENTRES } from '@hearthlight/engine'
import { describe, expect, it } from 'vitest'
import { PROVINCE_LETTERS, STATE_ZIPS } from './zip-regions.ts'
import { brokenZipRule } from './zip-rule.ts'

describe('a zip', () => {
  it('is complete in the form of its country', () => {
    expect(brokenZipRule('G1V 2', 'US', 'WI')).toBe('zip_us')
    expect(brokenZipRule('1200', 'PT', 'Santarém')).toBe('zip_pt')
    expect(brokenZipRule('1200-045', 'PT', 'Lisboa')).toBeUndefined()
    expect(brokenZipRule('53081', 'CA', 'ON')).toBe('zip_ca')
    expect(brokenZipRule('P3E 5K', 'CA', 'ON')).toBe('zip_ca')
  })

  it('lies in the state or province beside it, by code or by name', () => {
    expect(brokenZipRule('10001', 'US', 'WI')).toBe('zip_region')
    expect(brokenZipRule('10001', 'US', 'Wisconsin')).toBe('zip_region')
    expect(brokenZipRule('10001', 'us', 'new york')).toBeUndefined()
    expect(brokenZipRule('53081', 'US', 'WI')).toBeUndefined()
    expect(brokenZipRule('G1V 2M2', 'CA', 'ON')).toBe('zip_region')
    expect(brokenZipRule('G1V 2M2', 'CA', 'Quebec')).toBeUndefined()
    expect(brokenZipRule('P3E 5K3', 'CA', 'ON')).toBeUndefined()
  })

  it('may lie across the border of a state where the post says so', () => {
    expect(brokenZipRule('42223', 'US', 'TN')).toBeUndefined()
    expect(brokenZipRule('42223', 'US', 'KY')).toBeUndefined()
    expect(brokenZipRule('42224', 'US', 'TN')).toBe('zip_region')
  })

  it('is not judged by what we do not know', () => {
    expect(brokenZipRule('75001', 'FR', 'Paris')).toBeUndefined()
    expect(brokenZipRule('53081', 'US', 'north of here')).toBeUndefined()
  })
})

it('knows every state and province that has a climate', () => {
  const of = (country: string) =>
    Object.entries(REGION_CENTRES)
      .filter(([, centre]) => centre.country === country)
      .map(([code]) => code)
      .sort()
  expect(Object.keys(STATE_ZIPS).sort()).toEqual(of('US'))
  expect(Object.keys(PROVINCE_LETTERS).sort()).toEqual(of('CA'))
})

it('gives no three digits to two states', () => {
  const prefixes = Object.values(STATE_ZIPS).flatMap((runs) =>
    runs.split(' ').flatMap((run) => {
      const [first = '', last = first] = run.split('-')
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
    }),
  )
  expect(new Set(prefixes).size).toBe(prefixes.length)
})
