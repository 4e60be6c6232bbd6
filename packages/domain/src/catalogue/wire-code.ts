import type { ProblemCode } from '../shared/problem.ts'

/** Codes that outside clients know under another name than ours (contract 3; spec 1 section 8). */
const OUTSIDE_NAMES: Readonly<Record<string, string>> = {
  'shared.csrf': 'csrf',
  'accounts.fulfill-api-error': 'fulfill_api_error',
  'programs.fulfill-api-error': 'fulfill_api_error',
}

export const wireCode = (code: ProblemCode): string => OUTSIDE_NAMES[code] ?? code
