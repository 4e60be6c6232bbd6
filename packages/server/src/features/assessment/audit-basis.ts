import type { HomeScope } from '../../platform/access/access.ts'
import { aidSources } from './aid-sources.ts'
import { basisOf, questionOf } from './assess-building.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import type { HomeSnapshot } from './home-snapshot.ts'

/** All that a result of this home would be made of now, and its fingerprint. */
export function auditBasis(
  deps: Pick<AssessmentDeps, 'climates' | 'now'>,
  scope: HomeScope,
  home: HomeSnapshot,
  at = deps.now(),
) {
  const { config } = scope.partner
  const question = questionOf({ ...home, config, climates: deps.climates, at })
  const aid = aidSources(scope, home, question.answers, at)
  return { question, aid, basis: basisOf(question, aid), at }
}
