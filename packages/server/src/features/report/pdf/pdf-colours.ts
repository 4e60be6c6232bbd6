import type { Letter } from '@hearthlight/domain/assessment/result/energy-label'
import { palette } from '@hearthlight/domain/partner/look/palette'
import type { ThemeConfig } from '@hearthlight/domain/partner/look/theme-config'
import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'

/** Partner colours for what is the partner's; data colours are fixed, as on the screen (tokens.css). */
export const pdfColours = (config: ThemeConfig) => palette(config, 'light')
export type PdfColours = ReturnType<typeof pdfColours>

export const USE_COLOURS: Readonly<Record<Category, string>> = {
  heating: '#bf4a1f',
  cooling: '#74b3d8',
  hot_water: '#22608c',
  appliances: '#e3b448',
  ventilation: '#4b8f7c',
  other: '#a39c90',
}

export const GRADE_COLOURS: Readonly<Record<Letter, string>> = {
  A: '#2e7d55',
  B: '#5d9a4a',
  C: '#a0b340',
  D: '#e0bd45',
  E: '#e0953a',
  F: '#cf6a34',
  G: '#b2412f',
}

export const BEFORE = '#b9b1a4'
export const AFTER = '#2f3a40'
export const SAVING = '#86b09a'
export const POSITIVE = '#1f6a43'
/** Black reads on every grade but the two greens at the ends; measured against WCAG 2.2, 1.4.3. */
export const onGrade = (letter: Letter) => (letter === 'A' || letter === 'G' ? '#ffffff' : '#1b1813')
