/** Lanczos' coefficients for the logarithm of the gamma function. */
const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

function logGamma(x: number): number {
  const base = x + 5.5
  const sum = LANCZOS.reduce((total, each, index) => total + each / (x + 1 + index), 1.000000000190015)
  return -(base - (x + 0.5) * Math.log(base)) + Math.log((Math.sqrt(2 * Math.PI) * sum) / x)
}

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(a: number, b: number, x: number): number {
  const tiny = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value)
  let c = 1
  let d = 1 / tiny(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m < 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const term of [even, odd]) {
      d = 1 / tiny(1 + term * d)
      c = tiny(1 + term / c)
      result *= d * c
    }
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return result
}

function incompleteBeta(a: number, b: number, x: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(a, b, x)) / a
    : 1 - (front * betaFraction(b, a, 1 - x)) / b
}

/** The share of Student's t distribution that lies above a value of 0 or more. */
const above = (t: number, freedom: number): number =>
  t === 0 ? 0.5 : incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2

/** The value below which a share (over a half) of Student's t distribution lies. */
export function studentT(share: number, freedom: number): number {
  let [low, high] = [0, 1]
  while (above(high, freedom) > 1 - share) high *= 2
  for (let round = 0; round < 80; round += 1) {
    const middle = (low + high) / 2
    if (above(middle, freedom) > 1 - share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
