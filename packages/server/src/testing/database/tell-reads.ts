import type { KyselyPlugin } from 'kysely'

export type ToldReads = Pick<KyselyPlugin, 'transformQuery'> & {
  readonly isRead: (queryId: object) => boolean
}

/** Tells which queries read a table, joined ones included. A statement may be built once and asked many times. */
export function tellReads(table: string): ToldReads {
  const reading = new WeakSet<object>()
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(`"name":"${table}"`))
        reading.add(queryId)
      return node
    },
    isRead: (queryId) => reading.has(queryId),
  }
}
