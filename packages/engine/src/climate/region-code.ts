import { REGION_CENTRES } from './region-centres.ts'

/** Without accents, case and signs, so that names compare as people write them. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The code of a state, province or district, from the code itself or its name. */
export function regionCode(region: string | undefined): string | undefined {
  const wanted = plainWords(region ?? '')
  const found = Object.entries(REGION_CENTRES).find(
    ([code, row]) => plainWords(code) === wanted || plainWords(row.name) === wanted,
  )
  return found?.[0]
}
