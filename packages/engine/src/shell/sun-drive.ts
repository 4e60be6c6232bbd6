import type { Climate } from '../climate/climate.ts'
import { incidentSun } from '../physics/incident-sun.ts'

/** Heat the sun drives into a space, W, one value an hour of the climate; beam and diffuse apart. */
export interface SunDrive {
  readonly beam: Float64Array
  readonly diffuse: Float64Array
}

export const noSun = (climate: Climate): SunDrive => ({
  beam: new Float64Array(climate.dryBulbC.length),
  diffuse: new Float64Array(climate.dryBulbC.length),
})

/** Adds `factor` × the sun on a surface; without an azimuth it is spread over the four sides. */
export const addSun = (
  drive: SunDrive,
  climate: Climate,
  surface: { readonly azimuthDeg?: number; readonly tiltDeg: number },
  factor: number,
): void => {
  if (surface.tiltDeg > 135 || factor === 0) return
  if (surface.azimuthDeg !== undefined || surface.tiltDeg < 1) {
    addTimes(drive, incidentSun(climate, surface.azimuthDeg ?? 180, surface.tiltDeg), factor)
    return
  }
  for (const azimuth of [0, 90, 180, 270])
    addTimes(drive, incidentSun(climate, azimuth, surface.tiltDeg), factor / 4)
}

export const addTimes = (drive: SunDrive, sun: SunDrive, factor: number): void => {
  const { beam, diffuse } = drive
  for (let i = 0; i < beam.length; i++) {
    beam[i] = (beam[i] ?? 0) + factor * (sun.beam[i] ?? 0)
    diffuse[i] = (diffuse[i] ?? 0) + factor * (sun.diffuse[i] ?? 0)
  }
}
