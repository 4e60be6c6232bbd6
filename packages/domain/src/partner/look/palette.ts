import { contrast, type Oklch, parseColour, type Rgb, toHex, toRgb } from './colour.ts'
import type { ThemeConfig } from './theme-config.ts'

export type Scheme = 'light' | 'dark'

/** WCAG 2.2 AA asks 4.5 for text and 3 for what is not text; the rest is margin for rounding to hex. */
const TEXT = 4.6
const SHAPE = 3.1

/** Lightness of the neutrals, and how much of the paper's chroma each takes: the same numbers as the tokens. */
const NEUTRALS = {
  light: {
    paper: [0.983, 1],
    raised: [0.998, 0.25],
    sunk: [0.956, 1.4],
    ink: [0.235, 1.3],
    ink2: [0.43, 1.5],
    line: [0.885, 1.4],
  },
  dark: {
    paper: [0.195, 0.7],
    raised: [0.232, 0.8],
    sunk: [0.165, 0.7],
    ink: [0.945, 0.8],
    ink2: [0.79, 1],
    line: [0.345, 1],
  },
} as const

type Neutral = keyof (typeof NEUTRALS)['light']

const neutral = (config: ThemeConfig, scheme: Scheme, name: Neutral): Rgb => {
  const [l, chroma] = NEUTRALS[scheme][name]
  return toRgb({ l, c: config.paper_chroma * chroma, h: config.paper_hue })
}

/** Moves lightness away from the grounds in small steps until it stands out enough on each of them. */
function standingOut(start: Oklch, grounds: readonly Rgb[], least: number, scheme: Scheme): Rgb {
  const step = scheme === 'light' ? -0.005 : 0.005
  let colour = start
  while (grounds.some((ground) => contrast(toRgb(colour), ground) < least) && colour.l > 0 && colour.l < 1) {
    colour = { ...colour, l: Math.min(1, Math.max(0, colour.l + step)) }
  }
  return toRgb(colour)
}

/** Any colour a partner types becomes an action colour that is readable as text and as a button, in both schemes. */
export function palette(config: ThemeConfig, scheme: Scheme) {
  const typed = parseColour(config.colour)
  const light = scheme === 'light'
  const onAction = toRgb(
    light ? { l: 0.995, c: 0.003, h: config.paper_hue } : { l: 0.17, c: 0.02, h: config.paper_hue },
  )
  const paper = neutral(config, scheme, 'paper')
  const raised = neutral(config, scheme, 'raised')
  const sunk = neutral(config, scheme, 'sunk')
  const grounds = [paper, raised, sunk]
  const action = standingOut(
    light
      ? { ...typed, l: Math.min(typed.l, 0.47) }
      : { ...typed, l: Math.max(typed.l, 0.79), c: Math.min(typed.c, 0.11) },
    [...grounds, onAction],
    TEXT,
    scheme,
  )
  const focus = standingOut(
    light
      ? { ...typed, l: 0.55, c: Math.max(typed.c, 0.14) }
      : { ...typed, l: 0.84, c: Math.max(typed.c, 0.11) },
    grounds,
    SHAPE,
    scheme,
  )
  const hex = {
    paper,
    raised,
    sunk,
    ink: neutral(config, scheme, 'ink'),
    ink2: neutral(config, scheme, 'ink2'),
    line: neutral(config, scheme, 'line'),
    action,
    onAction,
    focus,
    accent: toRgb(parseColour(config.accent)),
  }
  return Object.fromEntries(Object.entries(hex).map(([name, rgb]) => [name, toHex(rgb)])) as Record<
    keyof typeof hex,
    string
  >
}
