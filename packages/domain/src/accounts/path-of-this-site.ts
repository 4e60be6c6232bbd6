/**
 * A `redirect` value when it is a path of this site, else null. Browsers drop tabs and line ends and read `\` as `/`
 * (WHATWG URL 4.4), and `//host` leaves the site, so a value that holds any of these is refused whole.
 */
export function pathOfThisSite(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null
  const [path = ''] = value.split(/[?#]/)
  return path.includes('//') ? null : value
}
