import { formatZip } from '../../forms/values/zip.ts'
import { brokenZipRule, type ZipRule } from '../../forms/values/zip-rule.ts'
import { regionOfZip } from './region-of-zip.ts'

/** Where a home is, as far as somebody said it in one line. */
export type Place = {
  readonly zip: string
  readonly region?: string | undefined
  readonly address1?: string | undefined
  readonly city?: string | undefined
}

/** How a code looks inside a line that says more. */
const ZIP_IN: Readonly<Record<string, RegExp>> = {
  US: /\b\d{5}(?:-\d{4})?\b/g,
  CA: /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/gi,
  PT: /\b\d{4}[- ]?\d{3}\b/g,
}

/** Reads a zip, or an address that holds one. The number of a house may look like a zip, so the last one counts. */
export function readPlace(text: string, country: string): Place | { readonly rule: ZipRule } {
  const found = [...text.matchAll(ZIP_IN[country.toUpperCase()] ?? /\S.*/g)].at(-1)
  const zip = formatZip(found?.[0] ?? text.trim(), country)
  const rule = brokenZipRule(zip, country, '')
  if (rule !== undefined) return { rule }
  const [address1, city] = wordsBefore(text.slice(0, found?.index ?? 0))
  return { zip, region: regionOfZip(zip, country), address1, city }
}

/** `12 Oak Street, Madison, WI`: a state at the end is told by the zip. */
const wordsBefore = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[A-Z]{2}$/i.test(part))
    .slice(0, 2)
