import type { Climate } from '../climate/climate.ts'

/** Rated and standard films, ASHRAE Fundamentals ch. 26 table 10; NFRC 100 for windows. */
export const STANDARD_OUTSIDE_R = 0.03
const STANDARD_INSIDE_R = 0.12
const NFRC_OUTSIDE_R = 1 / 26
const NFRC_INSIDE_R = 1 / 8.3

/** Between the mean surface temperature of the room and one surface: radiation 5.1 and still-air convection 2. */
const INSIDE_W_PER_M2K = 7
/** Long-wave exchange around 283 K with an emittance of 0.9. */
export const RADIATIVE_W_PER_M2K = 4.6

/** Convection on a sheltered wall grows with the wind at its height; EnergyPlus "DOE-2" gives 4–8 for 1–3 m/s. */
export const outsideFilm = (meanWindMPerS: number): number =>
  RADIATIVE_W_PER_M2K + 2.8 + 1.7 * 0.55 * meanWindMPerS

/** A part with standard films, as it behaves between the room's surfaces and a calm suburb's air. */
export const partU = (rWithFilms: number, outsideWPerM2K: number): number => {
  const core = Math.max(0.02, rWithFilms - STANDARD_OUTSIDE_R - STANDARD_INSIDE_R)
  return 1 / (core + 1 / INSIDE_W_PER_M2K + 1 / outsideWPerM2K)
}

/** A roof or wall of an attic or garage: only the outside film differs from the standard's. */
export const bufferU = (rWithFilms: number, outsideWPerM2K: number): number =>
  1 / (Math.max(0.05, rWithFilms - STANDARD_OUTSIDE_R) + 1 / outsideWPerM2K)

/** NFRC-rated U stripped of its windy films: 26 outside, 8.3 inside. */
export const windowU = (rated: number, outsideWPerM2K: number): number => {
  const glass = Math.max(0.004, 1 / rated - NFRC_OUTSIDE_R - NFRC_INSIDE_R)
  return 1 / (glass + 1 / INSIDE_W_PER_M2K + 1 / outsideWPerM2K)
}

export const meanWind = (climate: Climate): number =>
  climate.windMPerS.reduce((sum, wind) => sum + wind, 0) / climate.windMPerS.length
