import { contrastOf } from '../partner/look/colour.ts'
import { palette, type Scheme } from '../partner/look/palette.ts'
import type { ThemeConfig } from '../partner/look/theme-config.ts'

/** Two colours of the site that stand on one another. */
export const CONTRAST_PAIRS = [
  { name: 'button', scheme: 'light', fore: 'onAction', ground: 'action', least: 4.5 },
  { name: 'link', scheme: 'light', fore: 'action', ground: 'paper', least: 4.5 },
  { name: 'focus', scheme: 'light', fore: 'focus', ground: 'paper', least: 3 },
  { name: 'dark_button', scheme: 'dark', fore: 'onAction', ground: 'action', least: 4.5 },
  { name: 'dark_link', scheme: 'dark', fore: 'action', ground: 'paper', least: 4.5 },
] as const
export type ContrastName = (typeof CONTRAST_PAIRS)[number]['name']

export type Contrast = {
  readonly name: ContrastName
  readonly scheme: Scheme
  /** As `#rrggbb`. */
  readonly fore: string
  readonly ground: string
  readonly ratio: number
  readonly least: number
  readonly passes: boolean
}

/** The contrasts that a theme gives, as visitors see them. */
export function contrasts(theme: ThemeConfig): readonly Contrast[] {
  const palettes = { light: palette(theme, 'light'), dark: palette(theme, 'dark') }
  return CONTRAST_PAIRS.map(({ name, scheme, fore, ground, least }) => {
    const colours = { fore: palettes[scheme][fore], ground: palettes[scheme][ground] }
    const ratio = contrastOf(colours.fore, colours.ground)
    return { name, scheme, ...colours, ratio, least, passes: ratio >= least }
  })
}
