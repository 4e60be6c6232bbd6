import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { homeFacts } from '@hearthlight/domain/incentives/classification/home-facts'
import type { AidSources } from '@hearthlight/domain/incentives/combination/likely-aid'
import { features } from '@hearthlight/domain/partner/features'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { Scope } from '../../platform/scope.ts'
import type { HomeSnapshot } from './home-snapshot.ts'

/** The incentives of a home that is about to be assessed: checked by its record and answers, before any measure is known. */
export function aidSources(
  { partner: { config } }: Scope,
  { building, incentivesFor }: HomeSnapshot,
  answers: Answers,
  at: Date,
): AidSources | undefined {
  if (!features(config, null).incentives) return undefined
  const facts = homeFacts(building, answers)
  const incentives = incentivesFor({ facts, measures: null, placeholders: {} })
  return { incentives, facts, today: dayIn(config.time_zone, at) }
}
