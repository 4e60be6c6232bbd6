import { z } from 'zod'

export type WorkDays = { readonly begins: string; readonly ends: string }

type Told = {
  /** Answers to questions for a day that is known only after the work; a person may have written anything. */
  readonly answered: readonly string[]
  /** On which the application was handed in, where it was. */
  readonly handedIn: string | null
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success
const DAY_MS = 86_400_000
const after = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/**
 * When the work behind a finished application was done: on the day that was answered, else some time between the day on which
 * it was handed in and the one on which it was finished. Days in between belong to neither year.
 */
export function workDays({ answered, handedIn }: Told, finished: string): WorkDays {
  const done = answered
    .filter((day) => isDay(day) && day <= finished)
    .sort()
    .at(-1)
  if (done !== undefined) return { begins: done, ends: after(done) }
  return { begins: handedIn !== null && handedIn < finished ? handedIn : finished, ends: after(finished) }
}
