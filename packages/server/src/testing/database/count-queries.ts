import type { KyselyPlugin } from 'kysely'

export type CountedQueries = {
  readonly plugin: KyselyPlugin
  /** How many queries are answered while `work` runs. Begin and commit, which the driver sends itself, are not counted. */
  during(work: () => Promise<unknown>): Promise<number>
}

export function countQueries(): CountedQueries {
  let answered = 0
  return {
    plugin: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answered += 1
        return result
      },
    },
    during: async (work) => {
      answered = 0
      await work()
      return answered
    },
  }
}
