import type { Climate } from '../climate/climate.ts'
import { FITTED } from '../fitted.ts'
import type { Window } from '../house.ts'
import { type IncidentSun, incidentSun, sunYear } from '../physics/incident-sun.ts'
import type { SunDrive } from './sun-drive.ts'

/** SHGC at 0…90° over SHGC at 0°, ASHRAE Fundamentals ch. 15, glazing by angle: clear single, low-e double glass. */
const SINGLE = [1, 1, 1, 0.99, 0.98, 0.95, 0.9, 0.78, 0.49, 0]
const DOUBLE = [1, 1, 1, 0.99, 0.98, 0.955, 0.86, 0.66, 0.35, 0]
const SINGLE_DIFFUSE = 0.9
const DOUBLE_DIFFUSE = 0.877
const at = (table: readonly number[], degrees: number): number => {
  const low = Math.min(8, Math.floor(degrees / 10))
  const a = table[low] ?? 0
  const b = table[low + 1] ?? 0
  return a + (b - a) * (degrees / 10 - low)
}

/** 1 for a single pane's rated U, 0 for double glass and better, a line between: an estimate. */
const singleShare = (u: number): number => Math.min(1, Math.max(0, (u - 3.6) / 1.4))

/**
 * Share of the window an endless overhang leaves in the sun: depth × tan(profile angle), Duffie & Beckman ch. 1.9.
 */
const litShare = (overhang: Window['overhang'], profileTan: number): number => {
  if (!overhang || overhang.depthM <= 0) return 1
  const height = overhang.toBottomM - overhang.toTopM
  if (height <= 0) return 1
  const shadow = overhang.depthM * profileTan - overhang.toTopM
  return Math.min(1, Math.max(0, 1 - shadow / height))
}

/**
 * Sky seen past an endless overhang from the window's middle: (1 + cos φ)/2, φ the angle it hides (crossed
 * strings).
 */
const skyShare = (overhang: Window['overhang']): number => {
  if (!overhang || overhang.depthM <= 0) return 1
  const drop = (overhang.toTopM + overhang.toBottomM) / 2
  return 0.5 + 0.5 * (drop / Math.hypot(drop, overhang.depthM))
}

/** Heat through the glass into the room, with curtains that leave this share of it. */
export const addGlass = (drive: SunDrive, climate: Climate, window: Window, shade: number): void =>
  addPane(
    drive,
    incidentSun(climate, window.azimuthDeg, window.tiltDeg),
    sunYear(climate).sinHeight,
    shade * window.areaM2 * (window.shgc + FITTED.calmGain),
    singleShare(window.uWPerM2K),
    window.overhang,
  )

/** `strength`: m² of a hole that would let in as much when the sun meets the pane head on. */
const addPane = (
  drive: SunDrive,
  sun: IncidentSun,
  sinHeight: Float64Array,
  strength: number,
  single: number,
  overhang: Window['overhang'],
): void => {
  const diffuseFactor =
    strength * (single * SINGLE_DIFFUSE + (1 - single) * DOUBLE_DIFFUSE) * skyShare(overhang)
  for (let i = 0; i < drive.beam.length; i++) {
    drive.diffuse[i] = (drive.diffuse[i] ?? 0) + diffuseFactor * (sun.diffuse[i] ?? 0)
    const beam = sun.beam[i] ?? 0
    if (beam <= 0) continue
    const degrees = sun.incidenceDeg[i] ?? 0
    const angle = single * at(SINGLE, degrees) + (1 - single) * at(DOUBLE, degrees)
    // Profile angle of an upright window: tan(height) / cos(difference of azimuths) = sin h / cos θ.
    const lit = litShare(overhang, (sinHeight[i] ?? 0) / Math.max(0.01, sun.cosIncidence[i] ?? 0))
    drive.beam[i] = (drive.beam[i] ?? 0) + strength * angle * lit * beam
  }
}
