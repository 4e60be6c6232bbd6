import type { KyselyPlugin } from 'kysely'
import { tellReads } from './tell-reads.ts'

export type ReadsOfTable = { readonly plugin: KyselyPlugin; count(): number; forget(): void }

/** Counts the queries that read a table, joined ones included. */
export function readsOfTable(table: string): ReadsOfTable {
  let reads = 0
  const { transformQuery, isRead } = tellReads(table)
  return {
    plugin: {
      transformQuery,
      transformResult: async ({ result, queryId }) => {
        if (isRead(queryId)) reads += 1
        return result
      },
    },
    count: () => reads,
    forget: () => {
      reads = 0
    },
  }
}
