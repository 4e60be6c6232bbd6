import { palette } from './palette.ts'
import type { ThemeConfig } from './theme-config.ts'

type FontPair = { readonly display: string; readonly text: string; readonly displayLike: readonly string[] }

const SERIFS = ['Georgia', 'Times', 'Noto Serif']
const SANS = ['Arial', 'Roboto']

const FONTS: Record<ThemeConfig['fonts'], FontPair> = {
  newsreader: { display: 'Newsreader', text: 'Source Sans 3', displayLike: SERIFS },
  bricolage: { display: 'Bricolage Grotesque', text: 'Figtree', displayLike: SANS },
  fraunces: { display: 'Fraunces', text: 'Public Sans', displayLike: SERIFS },
}

/** Fonts of the device in the measures of this one, as the web app's style sheet declares them. */
const fallback = (family: string, like: readonly string[]) =>
  like.map((other) => `"${family} like ${other}"`).join(', ')

/**
 * The custom properties a partner sets. All other tokens derive from them in CSS; the colours that carry words and
 * focus are computed here, because CSS cannot promise a contrast for a colour outside sRGB.
 */
export function theme(partner: { readonly theme: ThemeConfig }): Record<`--${string}`, string> {
  const { theme: config } = partner
  const [light, dark] = [palette(config, 'light'), palette(config, 'dark')]
  const fonts = FONTS[config.fonts]
  return {
    '--partner-colour': config.colour,
    '--partner-accent': config.accent,
    '--partner-paper-hue': String(config.paper_hue),
    '--partner-paper-chroma': String(config.paper_chroma),
    '--partner-display': `"${fonts.display}"`,
    '--partner-text': `"${fonts.text}"`,
    '--partner-display-fallback': fallback(fonts.display, fonts.displayLike),
    '--partner-text-fallback': fallback(fonts.text, SANS),
    '--partner-display-weight': String(config.display_weight),
    '--partner-radius': `${config.radius_px}px`,
    '--action': `light-dark(${light.action}, ${dark.action})`,
    '--on-action': `light-dark(${light.onAction}, ${dark.onAction})`,
    '--focus': `light-dark(${light.focus}, ${dark.focus})`,
  }
}
