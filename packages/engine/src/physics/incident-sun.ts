import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'
import { MID_MONTH_DAY } from '../simulation/calendar.ts'
import { skyBrightness } from './perez-sky.ts'
import { extraterrestrial, sunPosition } from './sun-position.ts'

const RAD = Math.PI / 180
/** Bare ground and grass; EnergyPlus's default. */
const GROUND_REFLECTANCE = 0.2
/** Below about one degree the beam is not computed: it would be divided by next to nothing. */
const MIN_SIN_HEIGHT = 0.02
/**
 * Averaged over clear and dull hours the sky looks clearer than it was, because the model bends: less of the glow
 * around the sun, so that mean days give walls the year's sum of the hours. Fitted on the engine's own hours in three
 * climates, which it meets within 1 % (docs/engine.md).
 */
const MEAN_DAY_GLOW_LOST = 0.28

/** Sun's path and sky of a climate, one value an hour. */
export interface SunYear {
  readonly sinHeight: Float64Array
  readonly azimuth: Float64Array
  readonly circumsolar: Float64Array
  readonly horizon: Float64Array
}

/** Sun on one surface, W/m², split so that a clear and a dull day can share one mean day. */
export interface IncidentSun {
  readonly beam: Float64Array
  readonly diffuse: Float64Array
  /** Cosine of the angle of incidence, 0 when the sun is behind, and the angle. */
  readonly cosIncidence: Float64Array
  readonly incidenceDeg: Float64Array
}

const dayOfStep = (climate: Climate, step: number): number =>
  climate.kind === 'hourly' ? 1 + Math.floor(step / 24) : (MID_MONTH_DAY[Math.floor(step / 24)] ?? 15)

export const sunYear = perClimate((climate): SunYear => {
  const n = climate.dryBulbC.length
  const year = {
    sinHeight: new Float64Array(n),
    azimuth: new Float64Array(n),
    circumsolar: new Float64Array(n),
    horizon: new Float64Array(n),
  }
  for (let i = 0; i < n; i++) {
    const day = dayOfStep(climate, i)
    const sun = sunPosition(climate, day, (i % 24) + 0.5)
    year.sinHeight[i] = sun.sinHeight
    year.azimuth[i] = sun.azimuth
    if (sun.sinHeight < MIN_SIN_HEIGHT) continue
    const zenith = Math.acos(sun.sinHeight)
    const sky = skyBrightness(
      climate.directWPerM2[i] ?? 0,
      climate.diffuseWPerM2[i] ?? 0,
      zenith,
      extraterrestrial(day),
    )
    year.circumsolar[i] = sky.circumsolar
    year.horizon[i] = sky.horizon
  }
  return year
})

/** Perez: the sun's disc is never seen lower than this. */
const COS_85 = 0.087

const surfaces = perClimate(() => new Map<string, IncidentSun>())

/**
 * Perez (1990) tilted irradiance: beam cosθ + D[(1−F1)(1+cosβ)/2 + F1 a/b + F2 sinβ] + ρ G (1−cosβ)/2.
 * The circumsolar part travels with the beam; a / b = cos θ / max(cos 85°, cos z).
 * cos θ = sin h cos β + cos h sin β cos(γ − γs), Duffie & Beckman ch. 1.6.
 */
export const incidentSun = (climate: Climate, azimuthDeg: number, tiltDeg: number): IncidentSun => {
  const byKey = surfaces(climate)
  const key = `${azimuthDeg}|${tiltDeg}`
  const known = byKey.get(key)
  if (known) return known
  const made = makeIncidentSun(climate, azimuthDeg, tiltDeg)
  byKey.set(key, made)
  return made
}

const makeIncidentSun = (climate: Climate, azimuthDeg: number, tiltDeg: number): IncidentSun => {
  const sun = sunYear(climate)
  const n = climate.dryBulbC.length
  const result = {
    beam: new Float64Array(n),
    diffuse: new Float64Array(n),
    cosIncidence: new Float64Array(n),
    incidenceDeg: new Float64Array(n),
  }
  const cosTilt = Math.cos(tiltDeg * RAD)
  const sinTilt = Math.sin(tiltDeg * RAD)
  const glow = climate.kind === 'mean_days' ? 1 - MEAN_DAY_GLOW_LOST * sinTilt : 1
  for (let i = 0; i < n; i++) {
    const sinHeight = sun.sinHeight[i] ?? 0
    const diffuse = climate.diffuseWPerM2[i] ?? 0
    const direct = sinHeight > MIN_SIN_HEIGHT ? (climate.directWPerM2[i] ?? 0) : 0
    const cosHeight = Math.sqrt(Math.max(0, 1 - sinHeight * sinHeight))
    const cosIncidence = Math.max(
      0,
      sinHeight * cosTilt + cosHeight * sinTilt * Math.cos((sun.azimuth[i] ?? 0) - azimuthDeg * RAD),
    )
    const circumsolar = sun.circumsolar[i] ?? 0
    const horizon = sun.horizon[i] ?? 0
    const ground = GROUND_REFLECTANCE * (direct * Math.max(0, sinHeight) + diffuse) * (1 - cosTilt) * 0.5
    result.cosIncidence[i] = cosIncidence
    result.incidenceDeg[i] = Math.acos(Math.min(1, cosIncidence)) / RAD
    result.beam[i] =
      direct * cosIncidence + (glow * diffuse * circumsolar * cosIncidence) / Math.max(COS_85, sinHeight)
    result.diffuse[i] = Math.max(
      0,
      diffuse * ((1 - circumsolar) * (1 + cosTilt) * 0.5 + horizon * sinTilt) + ground,
    )
  }
  return result
}
