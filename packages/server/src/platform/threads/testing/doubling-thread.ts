import { Problem } from '@hearthlight/domain/shared/problem'
import { threadTask } from '../thread-task.ts'

/** Answers a number with its double, and does what it is told by a word. */
export const answer = threadTask((asked: number | string) => {
  if (typeof asked === 'number') return asked * 2
  if (asked === 'crash') process.exit(3)
  if (asked === 'hang') for (;;);
  if (asked === 'problem') throw new Problem('shared.conflict')
  throw new Error('a bug')
})
