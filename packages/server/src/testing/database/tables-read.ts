import type { KyselyPlugin } from 'kysely'

export type TablesRead = { readonly plugin: KyselyPlugin; names(): readonly string[]; forget(): void }

/** The tables that are read, built or written as text, when a statement is built. */
export function tablesRead(): TablesRead {
  const read = new Set<string>()
  return {
    plugin: {
      transformQuery: ({ node }) => {
        const text = JSON.stringify(node)
        for (const [, built] of text.matchAll(
          /"kind":"SchemableIdentifierNode","identifier":\{"kind":"IdentifierNode","name":"(\w+)"/g,
        ))
          if (built !== undefined) read.add(built)
        for (const [, written] of text.matchAll(/\b(?:from|join) ([a-z]\w+) [a-z]/g))
          if (written !== undefined) read.add(written)
        return node
      },
      transformResult: async ({ result }) => result,
    },
    names: () => [...read],
    forget: () => read.clear(),
  }
}
