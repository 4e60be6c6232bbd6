import type { SourceClimate } from './source-climate.ts'

interface Relative {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly elevationM: number
  /** Monthly mean daily minimum and maximum, °C: IPMA climatological normals 1981-2010. */
  readonly minC: readonly number[]
  readonly maxC: readonly number[]
  /** Monthly irradiation relative to Lisbon (PVGIS long-term means, analyst reading). */
  readonly sun: readonly number[]
}

const LISBON_NORMALS = {
  minC: [8.3, 9.1, 11.0, 11.9, 13.9, 16.6, 18.2, 18.6, 17.6, 15.1, 11.8, 9.4],
  maxC: [14.8, 16.2, 18.8, 19.8, 22.1, 25.7, 27.9, 28.3, 26.5, 22.5, 18.2, 15.3],
}

const RELATIVES: readonly Relative[] = [
  {
    name: 'Porto',
    latitude: 41.23,
    longitude: -8.68,
    elevationM: 73,
    minC: [5.2, 5.9, 7.8, 9.1, 11.6, 14.5, 15.9, 15.9, 14.7, 12.2, 8.9, 6.9],
    maxC: [13.8, 15.0, 17.4, 18.1, 20.1, 23.5, 25.3, 25.7, 24.1, 20.7, 17.1, 14.4],
    sun: [0.84, 0.87, 0.89, 0.89, 0.9, 0.92, 0.93, 0.93, 0.91, 0.87, 0.84, 0.82],
  },
  {
    name: 'Faro',
    latitude: 37.02,
    longitude: -7.97,
    elevationM: 8,
    minC: [7.7, 8.5, 10.2, 11.6, 13.9, 17.2, 19.2, 19.3, 17.7, 14.9, 11.5, 9.3],
    maxC: [16.1, 16.9, 19.4, 20.4, 23.1, 27.0, 29.2, 29.1, 26.9, 23.1, 19.5, 16.9],
    sun: [1.1, 1.08, 1.05, 1.03, 1.03, 1.03, 1.02, 1.02, 1.03, 1.05, 1.08, 1.11],
  },
]

const month = (values: readonly number[], m: number) => values[m] ?? Number.NaN
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Moves a month's mean day so that its mean and daily swing change as the normals do. */
function shiftedTemperatures(lisbon: readonly number[], relative: Relative): number[] {
  return Array.from({ length: 12 }, (_, m) => {
    const day = lisbon.slice(m * 24, m * 24 + 24)
    const low = month(relative.minC, m) - month(LISBON_NORMALS.minC, m)
    const high = month(relative.maxC, m) - month(LISBON_NORMALS.maxC, m)
    const swing =
      (month(relative.maxC, m) - month(relative.minC, m)) /
      (month(LISBON_NORMALS.maxC, m) - month(LISBON_NORMALS.minC, m))
    const middle = mean(day)
    return day.map((t) => middle + (t - middle) * swing + (10 * (low + high)) / 2)
  }).flat()
}

/** Same distance to saturation as in Lisbon: the sea governs the moisture of all three. */
function shiftedDewPoints(lisbon: SourceClimate['days'], temperatures: readonly number[]): number[] {
  return lisbon.d10.map((d, i) => {
    const m = Math.floor(i / 24) * 24
    const shift = mean(temperatures.slice(m, m + 24)) - mean(lisbon.t10.slice(m, m + 24))
    return Math.min(d + shift, month(temperatures, i))
  })
}

const scaled = (values: readonly number[], factors: readonly number[]) =>
  values.map((value, i) => value * month(factors, Math.floor(i / 24)))

/** Porto and Faro have no file of their own: Lisbon's mean days, moved by published monthly normals. */
export function portugueseRelatives(stations: readonly SourceClimate[]): SourceClimate[] {
  const lisbon = stations.find(({ place }) => place.country === 'PRT')
  if (!lisbon) return []
  return RELATIVES.map((relative) => {
    const t10 = shiftedTemperatures(lisbon.days.t10, relative)
    return {
      place: { country: 'PRT', state: relative.name, place: relative.name, source: 'derived' },
      days: {
        ...lisbon.days,
        lat: relative.latitude,
        lon: relative.longitude,
        el: relative.elevationM,
        t10,
        d10: shiftedDewPoints(lisbon.days, t10),
        gh: scaled(lisbon.days.gh, relative.sun),
        dn: scaled(lisbon.days.dn, relative.sun),
        dh: lisbon.days.dh,
      },
    }
  })
}
