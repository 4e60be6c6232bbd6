import { palette } from './palette.ts'
import type { ThemeConfig } from './theme-config.ts'

const FONTS = {
  newsreader: { display: 'Newsreader', text: 'Source Sans 3' },
  bricolage: { display: 'Bricolage Grotesque', text: 'Figtree' },
  fraunces: { display: 'Fraunces', text: 'Public Sans' },
} as const satisfies Record<ThemeConfig['fonts'], { display: string; text: string }>

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
    '--partner-display-weight': String(config.display_weight),
    '--partner-radius': `${config.radius_px}px`,
    '--action': `light-dark(${light.action}, ${dark.action})`,
    '--on-action': `light-dark(${light.onAction}, ${dark.onAction})`,
    '--focus': `light-dark(${light.focus}, ${dark.focus})`,
  }
}
