import { Problem } from '@hearthlight/domain/shared/problem'
import type { Asker } from './fair-queue.ts'

export type AtOnce = <Answer>(asker: Asker, work: () => Promise<Answer>) => Promise<Answer>

/** Lets a person have so many of one kind of work under way; one more is refused until one of them is done. */
export function atOnce(most: number): AtOnce {
  const underWay = new Map<string, number>()
  return async ({ partnerId, personId }, work) => {
    const key = `${partnerId} ${personId}`
    const count = underWay.get(key) ?? 0
    if (count >= most) throw new Problem('shared.still-working')
    underWay.set(key, count + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(key) ?? 1) - 1
      if (left === 0) underWay.delete(key)
      else underWay.set(key, left)
    }
  }
}
