import type { Climate } from '../climate/climate.ts'

/** Rated and standard films, ASHRAE Fundamentals ch. 26 table 10; NFRC 100 for windows. */
export const STANDARD_OUTSIDE_R = 0.03
const STANDARD_INSIDE_R = 0.12

/** Between the mean surface temperature of the room and one surface: radiation 4.6 and still-air convection. */
const INSIDE_W_PER_M2K = 7.4
/** A cold pane sets more air moving: convection grows with its U. */
const glassInside = (u: number): number => 5.9 + 0.2 * u
/** Long-wave exchange around 283 K with an emittance of 0.9. */
export const RADIATIVE_W_PER_M2K = 4.6

/** Outside films of a sheltered house, W/m²K. */
export interface OutsideFilms {
  readonly rough: number
  readonly smooth: number
}

/**
 * Convection grows with the wind at the wall (0.55 of the mast's); EnergyPlus "DOE-2" gives 4–7 on glass
 * for 1–3 m/s and half as much again on siding and shingles.
 */
export const outsideFilms = (meanWindMPerS: number): OutsideFilms => {
  const smooth = 2 + 1.25 * 0.55 * meanWindMPerS
  return { smooth: RADIATIVE_W_PER_M2K + smooth, rough: RADIATIVE_W_PER_M2K + ROUGHNESS * smooth }
}
const ROUGHNESS = 2.3

/** A part with standard films, as it behaves between the room's surfaces and a calm suburb's air. */
export const partU = (rWithFilms: number, outsideWPerM2K: number): number => {
  const core = Math.max(0.02, rWithFilms - STANDARD_OUTSIDE_R - STANDARD_INSIDE_R)
  return 1 / (core + 1 / INSIDE_W_PER_M2K + 1 / outsideWPerM2K)
}

/** A roof or wall of an attic or garage: only the outside film differs from the standard's. */
export const bufferU = (rWithFilms: number, outsideWPerM2K: number): number =>
  1 / (Math.max(0.05, rWithFilms - STANDARD_OUTSIDE_R) + 1 / outsideWPerM2K)

/** Rated films of a window, Arasteh, Kohler & Griffith (2009), LBNL-2804E, eq. 1–3. */
const ratedInsideR = (u: number): number =>
  1 / (u < 5.85 ? 0.359073 * Math.log(u) + 6.949915 : 1.788041 * u - 2.886625)
const ratedOutsideR = (u: number): number => 1 / (0.025342 * u + 29.163853)

/** NFRC-rated U stripped of its windy films. */
export const windowU = (rated: number, outsideWPerM2K: number): number => {
  const glass = Math.max(0.004, 1 / rated - ratedInsideR(rated) - ratedOutsideR(rated))
  return 1 / (glass + 1 / glassInside(rated) + 1 / outsideWPerM2K)
}

export const meanWind = (climate: Climate): number =>
  climate.windMPerS.reduce((sum, wind) => sum + wind, 0) / climate.windMPerS.length
