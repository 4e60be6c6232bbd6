type ReportOf = { readonly street: string; readonly day: string }

/** File systems take 255 bytes; a street in full never needs as many. */
const LONGEST_STREET = 60

/**
 * The name of a downloaded report: the partner's pattern with `{street}` and `{yyyy-mm-dd}` filled in. The
 * specification's own name, `test.pdf`, has nothing to fill.
 */
export function reportFileName(pattern: string, { street, day }: ReportOf): string {
  return pattern
    .replaceAll('{street}', inFileName(street))
    .replaceAll('{yyyy-mm-dd}', day)
    .replaceAll(/_{2,}/g, '_')
}

/** Letters and figures of any script, and nothing a file system could stumble over. */
const inFileName = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .slice(0, LONGEST_STREET)
    .replaceAll(/^-|-$/g, '')
