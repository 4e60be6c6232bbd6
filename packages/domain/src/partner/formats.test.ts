import { describe, expect, it } from 'vitest'
import { type FormatPartner, formats } from './formats.ts'

const US: FormatPartner = {
  country: 'US',
  currency_code: 'USD',
  currency_icon: '$',
  time_zone: 'America/Chicago',
  settings: { area_unit: 'square_feet' },
}
const CANADA: FormatPartner = {
  ...US,
  country: 'CA',
  currency_code: 'CAD',
  settings: { area_unit: 'square_meters' },
}
const PORTUGAL: FormatPartner = {
  country: 'PT',
  currency_code: 'EUR',
  currency_icon: '€',
  time_zone: 'Europe/Lisbon',
  settings: { area_unit: 'square_meters' },
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const noon = new Date('2026-03-04T12:00:00Z')

describe('money', () => {
  it.each([
    [US, 'en', '$1,500'],
    [US, 'es', '$1,500'],
    [CANADA, 'fr', '1 500 $'],
    [CANADA, 'en', '$1,500'],
    [PORTUGAL, 'pt', '1 500 €'],
    [PORTUGAL, 'en', '€1,500'],
  ] as const)('%o in %s', (partner, language, words) => {
    expect(plain(formats(partner, language).money(1500))).toBe(words)
  })

  it.each([
    [US, 'en', '−$1,500'],
    [PORTUGAL, 'pt', '−1 500 €'],
  ] as const)('takes a real minus: %o in %s', (partner, language, words) => {
    expect(plain(formats(partner, language).money(-1500))).toBe(words)
  })

  it('takes the decimals asked for', () => {
    expect(formats(US, 'en').money(12.5, 2)).toBe('$12.50')
  })
})

it('writes dates month-day-year with hyphens in en-US and in the locale form elsewhere [S1-9.012] [S2-9.015]', () => {
  expect(formats(US, 'en').date(noon)).toBe('03-04-2026')
  expect(formats(US, 'es').date(noon)).toBe('03-04-2026')
  expect(formats(CANADA, 'fr').date(noon)).toBe('2026-03-04')
  expect(formats(PORTUGAL, 'pt').date(noon)).toBe('04/03/2026')
})

it('writes per cent as the language does', () => {
  expect(formats(US, 'en').percent(0.418)).toBe('42%')
  expect(plain(formats(CANADA, 'fr').percent(0.42))).toBe('42 %')
})

it('tells the day of the partner, not of the machine', () => {
  expect(formats(US, 'en').date(new Date('2026-03-04T03:00:00Z'))).toBe('03-03-2026')
})

it('writes areas in the unit of the partner', () => {
  expect(formats(US, 'en')).toMatchObject({ areaUnit: 'ft2' })
  expect(formats(US, 'en').area(172)).toBe('1,851')
  expect(formats(CANADA, 'fr').area(172)).toBe('172')
})
