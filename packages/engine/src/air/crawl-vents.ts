/** Weather and shielding factor of ASHRAE 62.2, an hour⁻¹: 0.4–0.7 in most of North America, its middle here. */
const WEATHER_FACTOR = 0.55
const STANDARD_HEIGHT_M = 2.5

/**
 * Air changes an hour through the vents of a crawlspace: ACH = NL w with NL = 1000 SLA (H / 2.5 m)^0.4
 * (ANSI/RESNET/ICC 301-2022 Addendum C, appendix C2.2 eq. 1 and 6; as OpenStudio-HPXML does). Close to the ground
 * wind is too weak and the space too low for the vents of an attic.
 */
export const crawlAirChanges = (ventShareOfFloor: number, heightM: number): number =>
  1000 * ventShareOfFloor * (heightM / STANDARD_HEIGHT_M) ** 0.4 * WEATHER_FACTOR
