import type { Boundary, Space } from '@hearthlight/engine'

export const spaceOf = (location: string | undefined): Space => {
  if (location === undefined || location.endsWith('- conditioned')) return 'living'
  if (location.startsWith('attic')) return 'attic'
  if (location.startsWith('garage')) return 'garage'
  return /^(basement|crawlspace|unconditioned space)/.test(location) ? 'foundation' : 'living'
}

/** Open to the outdoor air, whatever the name: a mobile home stands over its belly. */
const OPEN = /^(outside|other exterior|exterior|under belly|manufactured home)/
/** Neither heated nor outdoors: the cellars and stairs of a block of flats. */
const COMMON = /^other (multifamily buffer|non-freezing) space/

export const isCommon = (location: string | undefined): boolean => COMMON.test(location ?? '')

export const boundaryOf = (location: string | undefined): Boundary | undefined => {
  if (location === 'ground') return undefined
  if (location === undefined || OPEN.test(location) || isCommon(location)) return 'outdoors'
  return location.startsWith('other') ? 'neighbour' : spaceOf(location)
}

/** Degrees from the horizontal. */
export const tiltOfPitch = (risePer12: number | undefined): number =>
  (Math.atan((risePer12 ?? 0) / 12) * 180) / Math.PI
