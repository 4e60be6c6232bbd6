/** ASHRAE 62.2-2016 appendix B: weather and shielding factor, an hour⁻¹; 0.4–0.7 in most of North America. */
const WEATHER_FACTOR = 0.55
const STANDARD_HEIGHT_M = 2.5

/**
 * Air changes an hour through the vents of a crawlspace: ACH = NL w with NL = 1000 SLA (H / 2.5 m)^0.4
 * (ASHRAE 119 and 136). Close to the ground wind is too weak and the space too low for the vents of an attic.
 */
export const crawlAirChanges = (ventShareOfFloor: number, heightM: number): number =>
  1000 * ventShareOfFloor * (heightM / STANDARD_HEIGHT_M) ** 0.4 * WEATHER_FACTOR
