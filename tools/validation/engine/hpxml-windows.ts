import type { OpaquePart, Window } from '@hearthlight/engine'
import type { HpxmlInput, HpxmlWindow } from './hpxml-case.ts'
import { spaceOf, tiltOfPitch } from './hpxml-spaces.ts'

const AZIMUTH: Record<string, number> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
}

/** U (W/m²K) and SHGC by panes, metal frame and other: the Home Energy Score's table of clear glass. */
const BY_PANES = {
  single: { metal: [7.2, 0.75], other: [5.05, 0.64] },
  double: { metal: [4.6, 0.67], other: [2.9, 0.56] },
  triple: { metal: [2.2, 0.4], other: [1.53, 0.31] },
} as const
/** Low-e double glass with argon of the same table. */
const LOW_E = [2.21, 0.52] as const

const glassOf = (window: HpxmlWindow): { uWPerM2K: number; shgc: number } => {
  const panes = /single|triple/.exec(window.glass_layers ?? '')?.[0] as keyof typeof BY_PANES | undefined
  const frame = /aluminum|metal/i.test(window.frame ?? '') ? 'metal' : 'other'
  const lowE = panes === undefined && /low-e/.test(window.glass_type ?? '')
  const [u, shgc] = lowE ? LOW_E : BY_PANES[panes ?? 'double'][frame]
  return { uWPerM2K: window.u_si || u, shgc: window.shgc ?? shgc }
}

/** Share a covering lets through, a − b SHGC, and the share of the window it hangs over (ASHRAE Fundamentals ch. 15). */
const COVERINGS: readonly (readonly [RegExp, number, number, number])[] = [
  [/^dark (curtains|shades|drapes)/, 0.98, 0.25, 0.5],
  [/^medium (curtains|shades|drapes)/, 0.91, 0.34, 0.5],
  [/^dark blinds/, 1, 0.2, 0.5],
  [/^medium blinds/, 0.95, 0.29, 0.5],
  [/^not present/, 1, 0, 0],
]
/** Light curtains over half of the window, OpenStudio-HPXML's default. */
const LIGHT = [undefined, 0.84, 0.42, 0.5] as const

const insideShade = (window: HpxmlWindow, shgc: number, given: number | undefined): number => {
  if (given !== undefined) return given
  const [, a, b, covered] = COVERINGS.find(([name]) => name.test(window.interior_shading ?? '')) ?? LIGHT
  return 1 - covered * (1 - (a - b * shgc))
}

/** Screens and film over the whole window; trees and houses by their usual shade: OpenStudio-HPXML's kinds, estimates. */
const OUTSIDE: Readonly<Record<string, readonly [summer: number, winter: number]>> = {
  'solar screens': [0.3, 0.3],
  'solar film': [0.7, 0.7],
  'evergreen tree': [0.6, 0.6],
  'deciduous tree': [0.6, 0.8],
  building: [0.5, 0.5],
}

const shades = (window: HpxmlWindow, shgc: number): Pick<Window, 'shadeSummer' | 'shadeWinter'> => {
  const [summer, winter] = OUTSIDE[window.exterior_shading ?? ''] ?? [1, 1]
  return {
    shadeSummer:
      insideShade(window, shgc, window.interior_shading_summer) * (window.exterior_shading_summer ?? summer),
    shadeWinter:
      insideShade(window, shgc, window.interior_shading_winter) * (window.exterior_shading_winter ?? winter),
  }
}

const isLiving = (window: HpxmlWindow): boolean => spaceOf(window.wall_interior_adjacent) === 'living'

export const windowsOf = (input: HpxmlInput): Window[] => {
  const fourSides = [0, 90, 180, 270]
  return [
    ...(input.windows ?? []).filter(isLiving).flatMap((window) => {
      const azimuth = window.azimuth ?? AZIMUTH[window.orientation ?? '']
      const sides = azimuth === undefined ? fourSides : [azimuth]
      return sides.map((side) => windowAt(window, side, window.area_m2 / sides.length, 90))
    }),
    ...(input.skylights ?? []).map((window) =>
      windowAt(window, window.azimuth ?? 180, window.area_m2, tiltOfPitch(window.pitch_rise_per_12 ?? 6)),
    ),
  ]
}

const windowAt = (window: HpxmlWindow, azimuthDeg: number, areaM2: number, tiltDeg: number): Window => {
  const glass = glassOf(window)
  return {
    areaM2,
    ...glass,
    azimuthDeg,
    tiltDeg,
    ...shades(window, glass.shgc),
    operableShare: window.fraction_operable ?? 0.67,
    ...(window.overhang_depth_m
      ? {
          overhang: {
            depthM: window.overhang_depth_m,
            toTopM: window.overhang_to_top_m ?? 0,
            toBottomM: window.overhang_to_bottom_m ?? 1.5,
          },
        }
      : {}),
  }
}

/** Glass of a garage or cellar lets heat through as a thin part of its wall. */
export const glassInBuffers = (input: HpxmlInput): OpaquePart[] =>
  (input.windows ?? [])
    .filter((window) => !isLiving(window) && window.area_m2 > 0)
    .map((window) => ({
      part: 'wall',
      areaM2: window.area_m2,
      rM2KPerW: 1 / glassOf(window).uWPerM2K,
      inside: spaceOf(window.wall_interior_adjacent),
      outside: 'outdoors',
      ...(window.azimuth === undefined ? {} : { azimuthDeg: window.azimuth }),
      tiltDeg: 90,
      solarAbsorptance: 0.9,
      emittance: 0.84,
      heavy: false,
    }))
