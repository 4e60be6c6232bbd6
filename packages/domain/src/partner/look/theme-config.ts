import { z } from 'zod'

export const COLOUR_PATTERN = /^(#[0-9a-fA-F]{6}|oklch\(\s*[\d.]+%?\s+[\d.]+\s+[\d.]+\s*\))$/

const Colour = z.string().regex(COLOUR_PATTERN, {
  message: 'must be #rrggbb or oklch(L C H)',
})

export const FONT_PAIRS = ['newsreader', 'bricolage', 'fraunces'] as const

export const ThemeConfig = z.strictObject({
  colour: Colour.default('oklch(0.44 0.078 214)').describe(
    'The colour of actions. Any colour: its ramp is derived with guaranteed contrast in light and dark.',
  ),
  accent: Colour.default('oklch(0.8 0.1 80)').describe(
    'Second colour, for illustration and thin accents; never text.',
  ),
  paper_hue: z.number().min(0).max(360).default(84).describe('Tint of all neutrals, as an OKLCH hue.'),
  paper_chroma: z
    .number()
    .min(0)
    .max(0.02)
    .default(0.008)
    .describe('Strength of that tint: 0 grey, 0.02 cream.'),
  fonts: z
    .enum(FONT_PAIRS)
    .default('newsreader')
    .describe(
      'newsreader: Newsreader + Source Sans 3. bricolage: Bricolage Grotesque + Figtree. fraunces: Fraunces + Public Sans.',
    ),
  display_weight: z.int().min(300).max(800).default(440).describe('Weight of headings.'),
  radius_px: z
    .number()
    .min(0)
    .max(24)
    .default(12)
    .describe('Corner radius of cards; controls use 0.6 of it.'),
})
export type ThemeConfig = z.infer<typeof ThemeConfig>
