type ReportOf = { readonly street: string; readonly day: string }

/**
 * The name of a downloaded report: the partner's pattern with `{street}` and `{yyyy-mm-dd}` filled in, in letters that
 * every file system takes. The specification's own name, `test.pdf`, has nothing to fill.
 */
export function reportFileName(pattern: string, { street, day }: ReportOf): string {
  return pattern.replace('{street}', plain(street)).replace('{yyyy-mm-dd}', day)
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
