import { type Turns, turnsOf, type Whose } from './turns.ts'

type QueueWork<Given extends Whose> = {
  readonly take: (limit: number, turns: Turns) => Promise<readonly Given[]>
  /** Does one and notes what became of it; it does not fail. */
  readonly perform: (given: Given) => Promise<void>
  readonly onError: (error: unknown) => void
}
export type QueueWorker = {
  /** Begins what is due as far as there is room, and goes on by itself while more is due. */
  wake(): void
  /** When nothing of it is being done or looked for. Answers how many were done since it was asked last. */
  idle(): Promise<number>
  /** Begins no more. */
  stop(): void
}

type QueueShares = {
  readonly atOnce: number
  readonly person: string
  /** Half of them unless told. */
  readonly perPartner?: number
}

/**
 * Works in one queue: as many at once as it allows, of one partner no more than its share, so that there is always room
 * for another. What is free is filled at once, in one statement.
 */
export function workQueue<Given extends Whose>(
  { atOnce, person, perPartner = Math.ceil(atOnce / 2) }: QueueShares,
  { take, perform, onError }: QueueWork<Given>,
): QueueWorker {
  const turns = turnsOf(person, perPartner)
  const running = new Set<Promise<void>>()
  let [isAsked, isLooking, isStopped, done] = [false, false, false, 0]
  let looking: Promise<void> = Promise.resolve()

  const begin = (given: Given) => {
    turns.begin(given)
    const work = perform(given).finally(() => {
      turns.end(given)
      running.delete(work)
      done += 1
      wake()
    })
    running.add(work)
  }
  const look = async () => {
    try {
      while (isAsked && !isStopped && running.size < atOnce) {
        isAsked = false
        for (const given of await take(atOnce - running.size, turns.now())) begin(given)
      }
    } catch (error) {
      onError(error)
    } finally {
      isLooking = false
    }
  }
  const wake = () => {
    isAsked = true
    if (isLooking) return
    isLooking = true
    looking = look()
  }
  return {
    wake,
    idle: async () => {
      while (isLooking || running.size > 0) await Promise.all([looking, ...running])
      const counted = done
      done = 0
      return counted
    },
    stop: () => {
      isStopped = true
    },
  }
}
