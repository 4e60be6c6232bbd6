import { createHash } from 'node:crypto'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { type AssessmentInput, homeInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import type { MeteredYear } from '@hearthlight/domain/assessment/metered/metered-year'
import { RESULT_VERSION } from '@hearthlight/domain/assessment/result/audit-result-schema'
import type { Building } from '@hearthlight/domain/buildings/building'
import { isWithin } from '@hearthlight/domain/incentives/classification/date-range'
import type { AidSources } from '@hearthlight/domain/incentives/combination/likely-aid'
import { certaintyOf } from '@hearthlight/domain/incentives/combination/plan-incentives'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { ENGINE_VERSION } from '@hearthlight/engine'
import { canonicalJson } from '../../platform/secrets/canonical-json.ts'
import { addressOf } from './address-of.ts'
import type { Climates } from './climates.ts'

type Parts = {
  readonly building: Building
  readonly answers: Answers
  readonly metered: readonly MeteredYear[]
  readonly config: PartnerConfig
  readonly climates: Climates
  readonly at: Date
}

export function questionOf({ building, answers, metered, config, climates, at }: Parts): AssessmentInput {
  const { place, climate } = climates.forAddress(addressOf(building))
  return { ...homeInput({ building, answers, partner: config, metered, at }), place, climate }
}

/** Of the incentives, what decides over the plan; their words and dates may change without it. */
const decidingIncentives = (aid: AidSources | undefined) =>
  aid?.incentives
    .filter(
      (incentive) =>
        incentive.is_active &&
        certaintyOf(incentive) === 'likely' &&
        incentive.eligibility.verdict !== 'not_eligible' &&
        isWithin(incentive.date_range, aid.today),
    )
    .map(({ code, measure_ids, amount_formula, combining }) => ({
      code,
      measure_ids,
      amount_formula,
      combining: { ...combining, shared_cap: combining.shared_cap?.cap ?? null },
    })) ?? []

/** A stored result is good as long as nothing it was made of has changed. */
export function basisOf(
  { building, answers, place, energy, year, areaUnit, metered }: AssessmentInput,
  aid: AidSources | undefined,
): string {
  const version = { engine: ENGINE_VERSION, result: RESULT_VERSION }
  const incentives = decidingIncentives(aid)
  const made = { ...version, place: place.id, record: building, answers, energy, year, areaUnit, incentives }
  // Of a home without meters the basis is what it always was.
  if (metered !== undefined) Object.assign(made, { metered })
  return createHash('sha256').update(canonicalJson(made)).digest('hex')
}
