import type { Figure } from './field.ts'
import type { HpxmlHome } from './home.ts'

interface Sized {
  readonly area?: Figure<number>
  readonly assemblyR?: Figure<number>
}

const area = (item: Sized) => item.area?.value ?? 0

export const areaOf = (items: readonly Sized[]): number => items.reduce((sum, item) => sum + area(item), 0)

/** The mean of a figure by area, of the parts that tell it. */
export function meanByArea<T extends Sized>(
  items: readonly T[],
  figure: (item: T) => number | undefined,
): number | undefined {
  const told = items.filter((item) => area(item) > 0 && figure(item) !== undefined)
  if (told.length === 0) return undefined
  return told.reduce((sum, item) => sum + area(item) * (figure(item) ?? 0), 0) / areaOf(told)
}

export const meanAssemblyU = (items: readonly Sized[]): number | undefined =>
  meanByArea(items, ({ assemblyR }) => assemblyR && 1 / assemblyR.value)

const HEATED = /^(conditioned space|living space|living unit)$/
const OUTSIDE = /^(outside|ambient)$/

/** Walls between the heated rooms and outdoors; one that does not say where it lies is taken for one. */
export const outsideWalls = ({ walls }: HpxmlHome) =>
  walls.filter(
    ({ exterior, interior }) =>
      OUTSIDE.test(exterior?.value ?? 'outside') && HEATED.test(interior?.value ?? 'conditioned space'),
  )

/** Files that do not say so tell it by what lies beyond. */
const isCeiling = ({ lies, exterior }: HpxmlHome['floors'][number]) =>
  lies === undefined ? /^attic/.test(exterior?.value ?? '') : lies.value === 'ceiling'
export const ceilings = ({ floors }: HpxmlHome) => floors.filter(isCeiling)
export const framedFloors = ({ floors }: HpxmlHome) => floors.filter((floor) => !isCeiling(floor))

/** Foundation walls tell their area, or their length and height. */
export const foundationWallArea = ({ foundationWalls }: HpxmlHome): number =>
  foundationWalls.reduce(
    (sum, { area: own, length, height }) =>
      sum + (own?.value ?? (length && height ? length.value * height.value : 0)),
    0,
  )
