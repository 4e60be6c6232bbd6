import type { KyselyPlugin } from 'kysely'

export type ReadsOfTable = { readonly plugin: KyselyPlugin; count(): number; forget(): void }

/** Counts the queries that read a table, joined ones included. */
export function readsOfTable(table: string): ReadsOfTable {
  let reads = 0
  return {
    plugin: {
      transformQuery: ({ node }) => {
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"name":"${table}"`)) reads += 1
        return node
      },
      transformResult: async ({ result }) => result,
    },
    count: () => reads,
    forget: () => {
      reads = 0
    },
  }
}
