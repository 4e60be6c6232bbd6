import type { Climate } from '../climate/climate.ts'
import { perClimate } from '../climate/per-climate.ts'

/** Outside film in assembly R-values, winter wind: ASHRAE Fundamentals ch. 26. */
export const STANDARD_OUTSIDE_R = 0.03

/** A cold pane sets more air moving: convection grows with its U. An estimate. */
const glassInside = (u: number): number => 5.9 + 0.2 * u
/** Long-wave exchange of a black surface around 283 K: 4 σ T³. */
export const BLACK_RADIATIVE_W_PER_M2K = 5.14

/** Outside film of a surface, W/m²K: all day, and while the sun shines on it. */
export interface OutsideFilm {
  readonly mean: number
  readonly sunlit: number
}

export interface OutsideFilms {
  readonly wall: OutsideFilm
  readonly roof: OutsideFilm
  readonly glass: OutsideFilm
}

/** Siding and shingles over glass; EnergyPlus Engineering Reference, surface roughness multipliers: "rough". */
const ROUGH = 1.67
/**
 * Wind over the mast's, suburb: (270/10)^0.14 (z/370)^0.22 at a wall's and a roof's middle, 2 and 4 m
 * (ASHRAE Fundamentals ch. 24).
 */
const WALL_WIND = 0.5
const ROOF_WIND = 0.59
/**
 * Natural convection of Walton's TARP (1983; EnergyPlus Engineering Reference): 1.31 ΔT^⅓ on a wall, 2 K warmer
 * than the air all day and 15 K in the sun; 9.48 ΔT^⅓ / (7.24 − cos β) on a roof 25 K warmer. Long wave of a
 * surface as warm as that: 4 ε σ T³. How warm it is, is an estimate.
 */
const CALM = { natural: 1.6, radiative: 0.9 * BLACK_RADIATIVE_W_PER_M2K }
const SUNLIT_WALL = { natural: 3.2, radiative: 5.3 }
const SUNLIT_ROOF = { natural: 4.4, radiative: 6 }

/**
 * DOE-2 (EnergyPlus Engineering Reference, outside surface heat balance): h = hn + R (√(hn² + (a V^b)²) − hn),
 * a V^b = 3.26 V^0.89 to windward, 3.55 V^0.617 to leeward; a roof counts as windward, walls as half and half.
 */
const film = (forced: number, rough: number, { natural, radiative }: typeof CALM): number =>
  radiative + natural + rough * (Math.hypot(natural, forced) - natural)

const onRoof = (windMPerS: number): number => 3.26 * (ROOF_WIND * windMPerS) ** 0.89
const onWall = (windMPerS: number): number => {
  const local = WALL_WIND * windMPerS
  return (3.26 * local ** 0.89 + 3.55 * local ** 0.617) / 2
}

export const outsideFilms = perClimate((climate): OutsideFilms => {
  const { mean, sunny } = winds(climate)
  const upright = (rough: number): OutsideFilm => ({
    mean: film(onWall(mean), rough, CALM),
    sunlit: film(onWall(sunny), rough, SUNLIT_WALL),
  })
  return {
    wall: upright(ROUGH),
    roof: { mean: film(onRoof(mean), ROUGH, CALM), sunlit: film(onRoof(sunny), ROUGH, SUNLIT_ROOF) },
    glass: upright(1),
  }
})

/** The year's mean wind, and the mean weighted by the sun: days are windier than nights. */
const winds = (climate: Climate): { mean: number; sunny: number } => {
  const { windMPerS, globalWPerM2 } = climate
  let wind = 0
  let sun = 0
  let both = 0
  for (let i = 0; i < windMPerS.length; i++) {
    wind += windMPerS[i] ?? 0
    sun += globalWPerM2[i] ?? 0
    both += (windMPerS[i] ?? 0) * (globalWPerM2[i] ?? 0)
  }
  const mean = wind / windMPerS.length
  return { mean, sunny: sun > 0 ? both / sun : mean }
}

/** A part with standard films: the inside one is kept, the outside one is the site's. */
export const partU = (rWithFilms: number, outsideWPerM2K: number): number =>
  1 / (Math.max(0.05, rWithFilms - STANDARD_OUTSIDE_R) + 1 / outsideWPerM2K)

/**
 * Rated films of a window: Arasteh, Kohler & Griffith (2009), LBNL-2804E; EnergyPlus's simple window model, step 1.
 */
const ratedInsideR = (u: number): number =>
  1 / (u < 5.85 ? 0.359073 * Math.log(u) + 6.949915 : 1.788041 * u - 2.886625)
const ratedOutsideR = (u: number): number => 1 / (0.025342 * u + 29.163853)

/** NFRC-rated U stripped of its windy films and given calm ones, in series. */
export const windowU = (rated: number, outsideWPerM2K: number): number => {
  const glass = Math.max(0.004, 1 / rated - ratedInsideR(rated) - ratedOutsideR(rated))
  return 1 / (glass + 1 / glassInside(rated) + 1 / outsideWPerM2K)
}
