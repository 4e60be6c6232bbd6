/**
 * The engine's figures that were fitted to runs of other programs. They stand together so that
 * `npm run validate:left-out` can fit them anew without a family of houses; nothing else changes them.
 */
export const FITTED = {
  /** Factors on ISO 13370's steady conductance of slabs and walls, and on its yearly one. */
  slabFactor: 1.1,
  wallFactor: 0.85,
  swingFactor: 1.25,
  /** How deep the warmth of a sunlit surface reaches. Deep soil keeps the mean of the air. */
  sunReachM: 9,
  /**
   * SHGC is rated in wind: on a sheltered house more of the heat the panes absorb flows inwards, U/ho of it
   * (SHGC = τ + N α, ASHRAE Fundamentals ch. 15), about 3 points of SHGC; a little light leaves again by the windows.
   */
  calmGain: 1.06,
  /** Natural convection at inner surfaces, 1–3 W/m²K (Walton's TARP). */
  surfaceWPerM2K: 2.2,
}
export type Fitted = Readonly<typeof FITTED>
