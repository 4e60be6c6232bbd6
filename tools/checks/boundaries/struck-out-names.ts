const EXPORTED = /^export (?:async )?(?:function|const|let|class|type|interface) (\w+)/gm

/** The words in the left column of the glossary's last table; one with `…` stands for all names that begin with it. */
export function struckOut(glossary: string): string[] {
  const [, table = ''] = glossary.split('## Struck out')
  return table.split('\n').flatMap((row) => {
    const [, left = ''] = row.split('|')
    return [...left.matchAll(/`([^`]+)`/g)].flatMap(([, word]) => word ?? [])
  })
}

/** Of the names a file exports, those that are struck out. */
export function struckOutNames(words: readonly string[], text: string): string[] {
  const isStruckOut = (name: string) =>
    words.some((word) => (word.endsWith('…') ? name.startsWith(word.slice(0, -1)) : name === word))
  return [...text.matchAll(EXPORTED)].flatMap(([, name]) => name ?? []).filter(isStruckOut)
}
