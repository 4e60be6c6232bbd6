import type { KyselyPlugin } from 'kysely'

export type ReadsOfTable = { readonly plugin: KyselyPlugin; count(): number; forget(): void }

/** Counts the queries that read a table, joined ones included. */
export function readsOfTable(table: string): ReadsOfTable {
  let reads = 0
  const reading = new WeakSet<object>()
  return {
    plugin: {
      // A statement may be built once and asked many times.
      transformQuery: ({ node, queryId }) => {
        const isRead = node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"name":"${table}"`)
        if (isRead) reading.add(queryId)
        return node
      },
      transformResult: async ({ result, queryId }) => {
        if (reading.has(queryId)) reads += 1
        return result
      },
    },
    count: () => reads,
    forget: () => {
      reads = 0
    },
  }
}
