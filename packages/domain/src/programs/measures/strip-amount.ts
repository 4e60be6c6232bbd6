/** An amount of money while it is typed: digits and one decimal mark stay (spec 2 section 5). */
export function stripAmount(typed: string, mark: '.' | ','): string {
  const [whole = '', ...rest] = typed.split(mark).map((part) => part.replace(/\D/g, ''))
  return rest.length === 0 ? whole : `${whole}${mark}${rest.join('')}`
}
