import type { ProgramDefinition } from './program-definition.ts'
import type { Say } from './program-words.ts'

/** What a status means for the applicant and what the partner promises in it; empty where the program says neither. */
export const nextIn = ({ statuses }: Pick<ProgramDefinition, 'statuses'>, code: string, say: Say): string => {
  const { description, promise } = statuses[code] ?? {}
  return [description, promise?.says].flatMap((words) => (words === undefined ? [] : [say(words)])).join(' ')
}
