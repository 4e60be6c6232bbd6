import { createRequire } from 'node:module'
import type { ThemeConfig } from '@hearthlight/domain/partner/look/theme-config'

const resolve = createRequire(import.meta.url).resolve
const font = (folder: string, family: string, weight: string) =>
  resolve(`@expo-google-fonts/${folder}/${weight}/${family}_${weight}.ttf`)

/** Full fonts as the screens use them; `spare` has the signs that others lack. */
export type PdfFonts = {
  readonly display: string
  readonly text: string
  readonly bold: string
  readonly spare: string
  readonly spareBold: string
}

const SPARE = {
  spare: font('source-sans-3', 'SourceSans3', '400Regular'),
  spareBold: font('source-sans-3', 'SourceSans3', '600SemiBold'),
}

export function pdfFonts(pair: ThemeConfig['fonts']): PdfFonts {
  switch (pair) {
    case 'newsreader':
      return {
        display: font('newsreader', 'Newsreader', '500Medium'),
        text: SPARE.spare,
        bold: SPARE.spareBold,
        ...SPARE,
      }
    case 'bricolage':
      return {
        display: font('bricolage-grotesque', 'BricolageGrotesque', '600SemiBold'),
        text: font('figtree', 'Figtree', '400Regular'),
        bold: font('figtree', 'Figtree', '600SemiBold'),
        ...SPARE,
      }
    case 'fraunces':
      return {
        display: font('fraunces', 'Fraunces', '500Medium'),
        text: font('public-sans', 'PublicSans', '400Regular'),
        bold: font('public-sans', 'PublicSans', '600SemiBold'),
        ...SPARE,
      }
    default:
      return pair satisfies never
  }
}
