/** A postal code as areas are compared: capitals and digits only. */
export const plainZip = (zip: string): string => zip.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()

/** Beginnings of postal codes as somebody types them, `530, 531 K1A`: each once. */
export const readArea = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map(plainZip)
      .filter((zip) => zip !== ''),
  ),
]

/** Whether an advisor of this area goes to a home with this postal code; one without an area goes everywhere. */
export const covers = (area: readonly string[], zip: string | null): boolean =>
  area.length === 0 || area.some((beginning) => plainZip(zip ?? '').startsWith(beginning))
