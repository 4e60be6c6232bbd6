/** Words that people and bills write long or short (USPS Publication 28, appendix C; the usual French and Portuguese ones). */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  boulevard: 'blvd',
  boul: 'blvd',
  highway: 'hwy',
  apartment: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  chemin: 'ch',
  avenida: 'av',
  rua: 'r',
  praca: 'pc',
}

/** One spelling of an address: no accents, no punctuation, no case, short forms. */
export function addressKey(address: string): string {
  return address
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ')
}

/** The same for names and zips, which know no short forms but accents, hyphens and spaces. */
export const looseKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Account ids are printed with blanks and hyphens and typed without, or the other way round. */
export const accountIdKey = (accountId: string): string =>
  accountId.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
