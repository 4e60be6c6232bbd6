import { createHash } from 'node:crypto'
import type { Answers } from '@hearthlight/domain/assessment/answers'
import type { AssessedBuilding } from '@hearthlight/domain/assessment/assessed-building'
import type { AssessmentQuestion } from '@hearthlight/domain/assessment/assessment-question'
import { type AuditResult, RESULT_VERSION } from '@hearthlight/domain/assessment/audit-result-schema'
import type { Building } from '@hearthlight/domain/buildings/building'
import { isWithin } from '@hearthlight/domain/incentives/date-range'
import type { AidSources } from '@hearthlight/domain/incentives/likely-aid'
import { certaintyOf } from '@hearthlight/domain/incentives/plan-incentives'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { putIntoWords } from '@hearthlight/domain/report/put-into-words'
import { ENGINE_VERSION } from '@hearthlight/engine'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import { askerOf } from '../../platform/threads/asker-of.ts'
import { addressOf } from './address-of.ts'
import type { AuditTask } from './audit-task.ts'
import type { AuditThreads } from './audit-threads.ts'
import type { Climates } from './climates.ts'
import type { StoredItem } from './generic-item-store.ts'

type Parts = {
  readonly building: Building
  readonly items: readonly StoredItem[]
  readonly config: PartnerConfig
  readonly climates: Climates
  readonly at: Date
}

export const answersOf = (items: readonly StoredItem[]): Answers =>
  Object.fromEntries(items.map((item) => [item.item_type, item.data]))

export function questionOf({ building, items, config, climates, at }: Parts): AssessmentQuestion {
  const { place, climate } = climates.forAddress(addressOf(building))
  return {
    building,
    answers: answersOf(items),
    place,
    climate,
    energy: config.energy,
    year: at.getUTCFullYear(),
    areaUnit: config.settings.area_unit === 'square_feet' ? 'ft2' : 'm2',
  }
}

/** Of the record, what the assessment reads; a new name for the building makes nothing old. */
const ASSESSED_FIELDS = [
  'country',
  'region',
  'construction_year',
  'floor_area',
  'floors_above_ground',
  'floors_below_ground',
  'heating_type',
  'heating_usage',
  'heating_cost',
  'heating_bill_occurrence',
  'gas_usage_unit',
  'electric_summer_usage',
  'electric_summer_cost',
  'electric_winter_usage',
  'electric_winter_cost',
  'electrical_bill_occurrence',
  'prefilled_fields',
] as const satisfies readonly (keyof AssessedBuilding)[]

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
  { building, answers, place, energy, year, areaUnit }: AssessmentQuestion,
  aid: AidSources | undefined,
): string {
  const record = Object.fromEntries(ASSESSED_FIELDS.map((name) => [name, building[name] ?? null]))
  const version = { engine: ENGINE_VERSION, result: RESULT_VERSION }
  const incentives = decidingIncentives(aid)
  const made = { ...version, place: place.id, record, answers, energy, year, areaUnit, incentives }
  return createHash('sha256').update(sorted(made)).digest('hex')
}

/** The same things in another order are the same. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The audit in the words of this partner, in the reader's language. */
export async function resultOf(audits: AuditThreads, task: AuditTask, scope: Scope): Promise<AuditResult> {
  const result = await audits.ask(task, askerOf(scope))
  return putIntoWords(result, translator(scope.language, scope.partner.config))
}
