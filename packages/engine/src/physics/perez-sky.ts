/** Perez et al. (1990), Solar Energy 44(5), all sites together: f11 f12 f13 f21 f22 f23 by clearness bin. */
const BINS = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2, Number.POSITIVE_INFINITY]
const F = [
  [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
] as const

export interface SkyBrightness {
  readonly circumsolar: number
  readonly horizon: number
}

/**
 * Perez et al. (1990): clearness ε and brightness Δ give the circumsolar (F1) and horizon (F2) weights of the diffuse
 * sky; the air mass in Δ is Kasten's (1966).
 */
export const skyBrightness = (
  direct: number,
  diffuse: number,
  zenith: number,
  extraterrestrialW: number,
): SkyBrightness => {
  if (diffuse <= 0) return { circumsolar: 0, horizon: 0 }
  const cubed = 1.041 * zenith ** 3
  const clearness = ((diffuse + direct) / diffuse + cubed) / (1 + cubed)
  const row = F[BINS.findIndex((limit) => clearness < limit)] ?? F[7]
  const airMass = 1 / (Math.cos(zenith) + 0.15 * (93.9 - (zenith * 180) / Math.PI) ** -1.253)
  const brightness = (diffuse * airMass) / extraterrestrialW
  return {
    circumsolar: Math.max(0, row[0] + row[1] * brightness + row[2] * zenith),
    horizon: row[3] + row[4] * brightness + row[5] * zenith,
  }
}
