import type { AccountProblems } from './account-problems.ts'

/** What an address may say. Any other text in it could be a stranger's, told in our name. */
const TOLD = [
  'accounts.single-sign-on-failed',
  'accounts.single-sign-on-stopped',
  'accounts.single-logout-failed',
] as const satisfies readonly (keyof AccountProblems)[]
export type QueryErrorCode = (typeof TOLD)[number]

/** The text for an `error` in the address (spec 2 section 8); for a code that we do not know, a general one. */
export function queryErrorKey(error: string): `${string}:problem.${string}` {
  const [noun, what] = (TOLD.find((code) => code === error) ?? 'shared.unexpected').split('.')
  return `${noun}:problem.${what}`
}
