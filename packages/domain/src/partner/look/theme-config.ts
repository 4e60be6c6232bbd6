import { z } from 'zod'
import { about } from '../../texts/about.ts'

export const COLOUR_PATTERN = /^(#[0-9a-fA-F]{6}|oklch\(\s*[\d.]+%?\s+[\d.]+\s+[\d.]+\s*\))$/

const Colour = z.string().regex(COLOUR_PATTERN, {
  message: 'must be #rrggbb or oklch(L C H)',
})

export const FONT_PAIRS = ['newsreader', 'bricolage', 'fraunces'] as const

export const ThemeConfig = z.strictObject({
  colour: Colour.default('oklch(0.44 0.078 214)').meta(about('colour')),
  accent: Colour.default('oklch(0.8 0.1 80)').meta(about('accent')),
  paper_hue: z.number().min(0).max(360).default(84).meta(about('paper_hue')),
  paper_chroma: z.number().min(0).max(0.02).default(0.008).meta(about('paper_chroma')),
  fonts: z.enum(FONT_PAIRS).default('newsreader').meta(about('fonts')),
  display_weight: z.int().min(300).max(800).default(440).meta(about('display_weight')),
  radius_px: z.number().min(0).max(24).default(12).meta(about('radius_px')),
})
export type ThemeConfig = z.infer<typeof ThemeConfig>
