import { describe, expect, it } from 'vitest'
import { simulate } from '../simulation/simulate.ts'
import { type RunDay, runDays } from '../simulation/weather-steps.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { readEpw, UnreadableWeather } from './read-epw.ts'
import { meanDaysOf } from './testing/mean-days-of.ts'
import { packedPlace } from './testing/packed-climate.ts'

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const denver = packedPlace('us-co-denver-intl-ap').climate

/** A weather file in which every day of a month is Denver's mean day, or what a spread day makes of it. */
const epwText = (spread?: (month: number, day: number) => RunDay | undefined): string => {
  const head = [
    'LOCATION,Denver Intl Ap,CO,USA,TMY3,725650,39.83,-104.65,-7.0,1650.0',
    ...Array(7).fill('COMMENTS'),
  ]
  const rows = MONTHS.flatMap((days, month) =>
    Array.from({ length: days * 24 }, (_, hour) => {
      const i = month * 24 + (hour % 24)
      const day = spread?.(month, Math.floor(hour / 24))
      const row = Array(35).fill('0')
      row[0] = '1999'
      row[1] = String(month + 1)
      row[2] = String(1 + Math.floor(hour / 24))
      row[6] = String((denver.dryBulbC[i] ?? 0) + (day?.offsetC ?? 0))
      row[7] = String((denver.dewPointC[i] ?? 0) + (day?.offsetC ?? 0))
      row[12] = '9999'
      row[13] = String(denver.globalWPerM2[i])
      row[14] = String((denver.directWPerM2[i] ?? 0) * (day?.beamFactor ?? 1))
      row[15] = String((denver.diffuseWPerM2[i] ?? 0) * (day?.diffuseFactor ?? 1))
      row[21] = String(denver.windMPerS[i])
      return row.join(',')
    }),
  )
  return [...head, ...rows].join('\r\n')
}

/** Weeks of the seven days that a mean day is spread over. */
const inWeeks = (month: number, day: number): RunDay | undefined =>
  runDays(denver).filter((spread) => spread.counts && spread.month === month)[day % 7]

describe('a weather file', () => {
  it('is read hour by hour with its place', () => {
    const climate = readEpw(epwText())
    expect(climate.kind).toBe('hourly')
    expect(climate.dryBulbC).toHaveLength(8760)
    expect([climate.latitudeDeg, climate.longitudeDeg, climate.timeZoneH, climate.elevationM]).toEqual([
      39.83, -104.65, -7, 1650,
    ])
    expect(climate.skyInfraredWPerM2).toBeUndefined()
    expect(climate.dailyDeviationC.every((deviation) => deviation < 1e-9)).toBe(true)
  })

  it('gives its mean days back', () => {
    const days = meanDaysOf(readEpw(epwText()))
    days.dryBulbC.forEach((celsius, i) => {
      expect(celsius).toBeCloseTo(denver.dryBulbC[i] ?? Number.NaN, 9)
    })
  })

  it('runs through the same model as mean days: within 6 % of heating when its weeks are theirs', () => {
    const ofHours = simulate(denverHouse, readEpw(epwText(inWeeks))).loads.heatingKWh
    const ofMeanDays = simulate(denverHouse, denver).loads.heatingKWh
    expect(Math.abs(ofHours / ofMeanDays - 1)).toBeLessThan(0.06)
  })

  it.each([
    ['another file', 'hello'],
    ['a short file', epwText().split('\r\n').slice(0, 4000).join('\r\n')],
    [
      'a broken number',
      epwText()
        .replace(/,0,0,0\r\n/, ',0,0,0\r\n')
        .replace('1999,1,1,0,0,0,', '1999,1,1,0,0,0,x'),
    ],
  ])('refuses %s', (_name, text) => {
    expect(() => readEpw(text)).toThrow(UnreadableWeather)
  })
})
