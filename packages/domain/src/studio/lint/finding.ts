import type { JsonPath } from '../../shared/json-path.ts'

/** What a check found: `stop` keeps a draft from being published, `warn` is told only. */
export type Finding = {
  readonly code: FindingCode
  readonly severity: 'stop' | 'warn'
  readonly path: JsonPath
  readonly params: Readonly<Record<string, string | number>>
}

/** What stops and yet can be published with a reason: visitors come in, though the site is not all it should be. */
const YIELDING: readonly FindingCode[] = ['low-contrast', 'no-start', 'no-page']
export const yieldsToReason = ({ code }: Finding): boolean => YIELDING.includes(code)

export const FINDING_CODES = [
  'invalid',
  'missing-text',
  'stale-text',
  'other-english',
  'low-contrast',
  'no-host',
  'foreign-address',
  'no-way-in',
  'no-start',
  'page-off',
  'no-page',
  'contradiction',
  'no-language-switch',
  'maintenance',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** The checks, as people are told of those that found nothing. */
export const CHECKS = ['settings', 'texts', 'contrast', 'dead-ends', 'links', 'switches'] as const
export type Check = (typeof CHECKS)[number]

export const CHECK_OF: Readonly<Record<FindingCode, Check>> = {
  invalid: 'settings',
  'missing-text': 'texts',
  'stale-text': 'texts',
  'other-english': 'texts',
  'low-contrast': 'contrast',
  'no-host': 'dead-ends',
  'foreign-address': 'dead-ends',
  'no-way-in': 'dead-ends',
  'no-start': 'dead-ends',
  'page-off': 'links',
  'no-page': 'links',
  contradiction: 'switches',
  'no-language-switch': 'switches',
  maintenance: 'switches',
}
