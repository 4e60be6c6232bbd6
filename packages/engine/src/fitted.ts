/**
 * The engine's figures that were fitted to runs of other programs. They stand together so that
 * `npm run validate:left-out` can fit them anew without a family of houses; nothing else changes them.
 */
export const FITTED = {
  /** Factor on the steady conductance of slabs. */
  slabFactor: 1.1,
  /**
   * SHGC is rated in wind: on a sheltered house more of the heat the panes absorb flows inwards (SHGC = τ + N α, ASHRAE
   * Fundamentals ch. 15), about 4 points of SHGC whatever the glass; a little light leaves again by the windows.
   */
  calmGain: 0.0437,
  /** Natural convection at inner surfaces, 1–3 W/m²K (Walton's TARP). */
  surfaceWPerM2K: 2.06,
}
export type Fitted = Readonly<typeof FITTED>
