import type { ProblemCode } from '@hearthlight/domain/shared/problem'
import { sharedProblems } from '@hearthlight/domain/shared/shared-problems'
import type { Feature } from '../feature.ts'

/** Every failure a person may meet: stable code → HTTP status. */
export type ProblemStatuses = Readonly<Record<ProblemCode, number>>

/** Those that any noun may have, and what each feature brings; a walk finds a code that none of them does. */
export const problemStatuses = (features: readonly Pick<Feature<never>, 'problems'>[]): ProblemStatuses =>
  Object.assign({}, sharedProblems, ...features.map(({ problems }) => problems))
