import type { House } from '../house.ts'
import { ImpossibleHouse } from './impossible-house.ts'

/** Bounds of a home that could stand, wide on purpose; estimates, as those below. */
const SMALLEST_M2 = 10
const LARGEST_M2 = 2000
const MOST_GLASS = 0.9

const number = (input: string, value: number): void => {
  if (!Number.isFinite(value)) throw new ImpossibleHouse(input, 'not_a_number')
}

const notNegative = (input: string, value: number): void => {
  number(input, value)
  if (value < 0) throw new ImpossibleHouse(input, 'negative')
}

const positive = (input: string, value: number): void => {
  notNegative(input, value)
  if (value === 0) throw new ImpossibleHouse(input, 'zero')
}

const between = (input: string, value: number, least: number, most: number): void => {
  number(input, value)
  if (value < least) throw new ImpossibleHouse(input, value < 0 ? 'negative' : 'too_small')
  if (value > most) throw new ImpossibleHouse(input, 'too_large')
}

/** Every number of the house is one, so that none can reach the equations as NaN; without naming any, for speed. */
const holdsNumbers = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value !== 'object') return true
  return Array.isArray(value) ? value.every(holdsNumbers) : Object.values(value).every(holdsNumbers)
}

/** Names the first that is none. */
const everyNumber = (input: string, value: unknown): void => {
  if (typeof value === 'number') number(input, value)
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) everyNumber(input ? `${input}.${key}` : key, item)
}

const checkSize = (house: House): void => {
  between('floorAreaM2', house.floorAreaM2, SMALLEST_M2, LARGEST_M2)
  between('ceilingHeightM', house.ceilingHeightM, 1.8, 8)
  between('volumeM3', house.volumeM3, 20, 12_000)
  between('storeysAboveGrade', house.storeysAboveGrade, 0.5, 8)
  between('bedrooms', house.bedrooms, 0, 20)
  if (house.occupants !== undefined) between('occupants', house.occupants, 0, 40)
  between('airLeakage.airChangesPerHour', house.airLeakage.airChangesPerHour, 0, 80)
}

const checkShell = (house: House): void => {
  house.parts.forEach((part, index) => {
    if (part.part === 'wall' && part.areaM2 < 0)
      throw new ImpossibleHouse('windows', 'windows_larger_than_walls')
    notNegative(`parts.${index}.areaM2`, part.areaM2)
    positive(`parts.${index}.rM2KPerW`, part.rM2KPerW)
    between(`parts.${index}.solarAbsorptance`, part.solarAbsorptance, 0, 1)
  })
  house.windows.forEach((window, index) => {
    notNegative(`windows.${index}.areaM2`, window.areaM2)
    positive(`windows.${index}.uWPerM2K`, window.uWPerM2K)
    between(`windows.${index}.shgc`, window.shgc, 0, 1)
  })
  house.foundationWalls.forEach((wall, index) => {
    notNegative(`foundationWalls.${index}.areaM2`, wall.areaM2)
    positive(`foundationWalls.${index}.heightM`, wall.heightM)
    positive(`foundationWalls.${index}.rM2KPerW`, wall.rM2KPerW)
    notNegative(`foundationWalls.${index}.depthBelowGradeM`, wall.depthBelowGradeM)
  })
  house.slabs.forEach((slab, index) => {
    notNegative(`slabs.${index}.areaM2`, slab.areaM2)
    notNegative(`slabs.${index}.exposedPerimeterM`, slab.exposedPerimeterM)
  })
  checkGlass(house)
}

const checkGlass = (house: House): void => {
  const glass = house.windows
    .filter((window) => window.tiltDeg > 60)
    .reduce((sum, window) => sum + window.areaM2, 0)
  const solid = house.parts
    .filter((part) => part.inside === 'living' && (part.part === 'wall' || part.part === 'door'))
    .reduce((sum, part) => sum + part.areaM2, 0)
  if (glass > MOST_GLASS * (glass + solid)) throw new ImpossibleHouse('windows', 'windows_larger_than_walls')
}

const checkSystems = (house: House): void => {
  house.heating.forEach((system, index) => {
    notNegative(`heating.${index}.share`, system.share)
    if ('efficiency' in system) positive(`heating.${index}.efficiency`, system.efficiency)
    else positive(`heating.${index}.rating.value`, system.rating.value)
    if (system.capacityW !== undefined) positive(`heating.${index}.capacityW`, system.capacityW)
  })
  house.cooling.forEach((system, index) => {
    notNegative(`cooling.${index}.share`, system.share)
    if (system.rating) positive(`cooling.${index}.rating.value`, system.rating.value)
    if (system.capacityW !== undefined) positive(`cooling.${index}.capacityW`, system.capacityW)
  })
  if (house.hotWater?.rating) positive('hotWater.rating.value', house.hotWater.rating.value)
  if (house.hotWater) between('hotWater.setpointC', house.hotWater.setpointC, 41, 95)
  for (const key of ['heatingC', 'coolingC'] as const)
    if (house.thermostat[key].length !== 24) throw new ImpossibleHouse(`thermostat.${key}`, 'missing')
  house.thermostat.heatingC.forEach((celsius, hour) => {
    if (celsius > (house.thermostat.coolingC[hour] ?? celsius))
      throw new ImpossibleHouse('thermostat.heatingC', 'too_large')
  })
}

/** Refuses what cannot stand: each refusal names its input; nothing is clamped in silence. */
export const checkHouse = (house: House): void => {
  if (!holdsNumbers(house)) everyNumber('', house)
  checkSize(house)
  checkShell(house)
  checkSystems(house)
}
