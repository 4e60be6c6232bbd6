/**
 * The Content-Disposition of a file to keep (RFC 6266): its name as it is and, for a client that reads ASCII only, the
 * nearest name in plain letters.
 */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '-')
  const plain = `attachment; filename="${ascii}"`
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encoded(name)}`
}

/** RFC 8187 allows fewer letters than encodeURIComponent leaves alone. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
