/** OKLCH (Ottosson 2020) and WCAG 2.2 relative luminance. Channels of `Rgb` are sRGB, 0..1. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }
export type Rgb = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function linearOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v >= -0.0005 && v <= 1.0005)

/** Into sRGB by giving up chroma, never lightness or hue: the contrast stays what it was computed to be. */
export function toRgb(colour: Oklch): Rgb {
  let low = 0
  let high = colour.c
  if (!inGamut(linearOf(colour))) {
    while (high - low > 0.0005) {
      const middle = (low + high) / 2
      if (inGamut(linearOf({ ...colour, c: middle }))) low = middle
      else high = middle
    }
    return toRgb({ ...colour, c: low })
  }
  const [r, g, b] = linearOf(colour)
  const channel = (v: number) => toGamma(Math.min(1, Math.max(0, v)))
  return [channel(r), channel(g), channel(b)]
}

function fromRgb(rgb: Rgb): Oklch {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

export const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `#rrggbb` or `oklch(L C H)`, as `ThemeConfig` accepts them. */
export function parseColour(text: string): Oklch {
  if (text.startsWith('#')) {
    const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255
    return fromRgb([channel(1), channel(3), channel(5)])
  }
  const [l = '0', c = '0', h = '0'] = text
    .slice(text.indexOf('(') + 1, -1)
    .trim()
    .split(/\s+/)
  return { l: l.endsWith('%') ? Number(l.slice(0, -1)) / 100 : Number(l), c: Number(c), h: Number(h) }
}

const luminance = (rgb: Rgb) =>
  0.2126 * toLinear(rgb[0]) + 0.7152 * toLinear(rgb[1]) + 0.0722 * toLinear(rgb[2])

/** WCAG 2.2 contrast ratio, 1..21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast of two colours of a site, each as `ThemeConfig` accepts them. */
export const contrastOf = (one: string, other: string): number =>
  contrast(toRgb(parseColour(one)), toRgb(parseColour(other)))
