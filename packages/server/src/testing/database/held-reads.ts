import type { KyselyPlugin } from 'kysely'
import { tellReads } from './tell-reads.ts'

export type HeldReads = {
  readonly plugin: KyselyPlugin
  /** From now on reads of the table wait, until they are let go. */
  hold(): void
  /** So many wait. */
  waiting(count: number): Promise<void>
  letGo(): void
}

/** Keeps work that reads a table under way as long as a test needs it so. */
export function heldReads(table: string): HeldReads {
  const { transformQuery, isRead } = tellReads(table)
  let gate: PromiseWithResolvers | undefined
  let held = 0
  const watchers: { readonly count: number; readonly tell: () => void }[] = []
  return {
    plugin: {
      transformQuery,
      transformResult: async ({ result, queryId }) => {
        if (gate === undefined || !isRead(queryId)) return result
        held += 1
        for (const { count, tell } of watchers) if (held >= count) tell()
        await gate.promise
        return result
      },
    },
    hold: () => {
      held = 0
      gate = withResolvers()
    },
    waiting: (count) =>
      new Promise((tell) => {
        watchers.push({ count, tell })
        if (held >= count) tell()
      }),
    letGo: () => {
      gate?.resolve()
      gate = undefined
    },
  }
}

type PromiseWithResolvers = { readonly promise: Promise<void>; readonly resolve: () => void }

function withResolvers(): PromiseWithResolvers {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
