/** The zip of an address as its country writes it (spec 1 section 5, "Zip formatting"). */
export function formatZip(zip: string, country: string): string {
  switch (country.toUpperCase()) {
    case 'CA':
      return insertAfter(zip.replace(/\W|_/g, '').slice(0, 6).toUpperCase(), 3, ' ')
    case 'US':
      return zip.trim().slice(0, 5)
    case 'PT':
      return insertAfter(zip.replace(/\D/g, '').slice(0, 7), 4, '-')
    default:
      return zip.slice(0, 10)
  }
}

function insertAfter(text: string, length: number, separator: string): string {
  return text.length > length ? `${text.slice(0, length)}${separator}${text.slice(length)}` : text
}
