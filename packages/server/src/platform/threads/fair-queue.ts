import { type Asker, fairTurns, type TurnLimits } from './fair-turns.ts'

export type { Asker } from './fair-turns.ts'
export type QueueLimits = TurnLimits
export type FairQueue = <Answer>(asker: Asker, work: () => Promise<Answer>) => Promise<Answer>

/** Work that takes its turn by partner and, within a partner, by person. */
export function fairQueue(limits: QueueLimits): FairQueue {
  const takeTurn = fairTurns(limits)
  return async (asker, work) => {
    const over = await takeTurn(asker)
    try {
      return await work()
    } finally {
      over()
    }
  }
}
