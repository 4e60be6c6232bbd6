const byTag = new Intl.Collator('en', { numeric: true })

/** By `sorting_tag`, numeric-aware: 2 before 10 (spec 2 section 9). What has the same tag stays in its order. */
export const sortByTag = <T extends { readonly sorting_tag: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => byTag.compare(a.sorting_tag, b.sorting_tag))
