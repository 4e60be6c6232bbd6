import type { HomeFacts } from './home-facts.ts'

type Standing = Pick<HomeFacts, 'houseType' | 'apartmentFloor'>

/** Has a roof of its own above it, and the ground below: every house, and the flats of the last and the first floor. */
export const isUnderRoof = ({ houseType, apartmentFloor }: Standing): boolean =>
  houseType !== 'apartment' || apartmentFloor === 'top'
export const isOnGround = ({ houseType, apartmentFloor }: Standing): boolean =>
  houseType !== 'apartment' || apartmentFloor === 'ground'
