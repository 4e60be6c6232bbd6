import type { Language } from '../../texts/namespaces.ts'
import { decideTiers, tierFacts } from '../amounts/decide-tiers.ts'
import type { MeasureWork } from '../amounts/measure-work.ts'
import type { Facts } from '../classification/home-condition.ts'
import { decideIncentive, type HomeToDecide, incentiveRules } from '../decide-incentive.ts'
import type { Incentive } from '../incentive.ts'
import type { CatalogueDictionaries, CatalogueEntry } from '../incentive-catalogue.ts'
import { amountQuestion, incentiveLists } from '../incentive-lists.ts'
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts'
import { visitPlaceholders } from './visit-length.ts'

type TextByLanguage = Readonly<Partial<Record<Language, string>>>

/** What is known about one home; without a building there are no facts and no measures. */
export type HomeForIncentives = HomeToDecide & { readonly placeholders: PlaceholderValues }
export type Presentation = {
  readonly language: Language
  readonly currencyCode: string
  readonly projectTypeId: string
  readonly energyAdvisorIds: readonly string[]
  /** Of the program that the entry names; null where it names none. */
  readonly programId: string | null
  /** The partner's soft recommendation, whatever the audit says. */
  readonly isSoftRecommended: boolean
}

/** One catalogue entry as one home sees it. */
export function presentIncentive(
  entry: CatalogueEntry,
  dictionaries: CatalogueDictionaries,
  home: HomeForIncentives,
  presentation: Presentation,
): Incentive {
  const localize = (texts: TextByLanguage | undefined) => texts?.[presentation.language] ?? ''
  const rules = incentiveRules(entry, dictionaries, presentation.language)
  const { eligibility, works, advised, ...decided } = decideIncentive(rules, home)
  const isEligible = eligibility.verdict !== 'not_eligible'
  return {
    ...plainAttributes(entry),
    ...decided,
    amount_formula: entry.amount,
    asked_formula: isFixed(entry) ? null : decideTiers(entry.amount, home.facts),
    tier_facts: knownOf(tierFacts(entry.amount), home.facts),
    ...incentiveLists(entry, dictionaries, presentation.language),
    title: localize(entry.title),
    recommendation_title: localize(entry.recommendation_title),
    short_description: fillPlaceholders(localize(entry.short_description), {
      ...home.placeholders,
      ...visitPlaceholders(entry, presentation.language),
    }),
    project_type: {
      id: presentation.projectTypeId,
      name: localize(dictionaries.project_types[entry.project_type]),
    },
    is_recommended:
      isEligible && (presentation.isSoftRecommended || advised.length >= entry.at_least_measures),
    energy_advisor_ids: [...presentation.energyAdvisorIds],
    program:
      presentation.programId === null
        ? null
        : { id: presentation.programId, measure: entry.program?.measure ?? null },
    currency_code: presentation.currencyCode,
    energy_savings_kwh: home.measures ? savedEnergy(works) : null,
    combining: combining(entry, dictionaries, localize),
    eligibility: {
      verdict: eligibility.verdict,
      trace: eligibility.trace.map((line) => ({
        ...line,
        used: line.used && { ...line.used, values: [...line.used.values] },
        asks: [...line.asks],
      })),
    },
  }
}

const knownOf = (names: readonly string[], facts: Facts): Incentive['tier_facts'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fact = facts[name]
      return fact === undefined ? [] : [[name, { values: [...fact.values], source: fact.source }]]
    }),
  )

/** Neither the home nor what is asked changes what its formula says. */
const isFixed = (entry: CatalogueEntry) =>
  amountQuestion(entry) === null && tierFacts(entry.amount).length === 0

const savedEnergy = (works: readonly MeasureWork[]) => Math.max(0, ...works.map(({ kwhSaved }) => kwhSaved))

type Localize = (texts: TextByLanguage | undefined) => string

function plainAttributes(entry: CatalogueEntry) {
  return {
    kind: entry.kind,
    code: entry.code,
    learn_more_url: entry.learn_more_url,
    is_active: entry.is_active,
    date_range: entry.date_range,
    require_contractor: entry.require_contractor,
    needs_approval_first: entry.needs_approval_first,
    project_manager_disabled: entry.project_manager_disabled,
    incentive_tags: entry.incentive_tags,
    recommended_categories: entry.recommended_categories,
    quantity_limitation_active:
      entry.user_quantity_limitation.active || entry.building_quantity_limitation.active,
    user_quantity_limitation: entry.user_quantity_limitation,
    building_quantity_limitation: entry.building_quantity_limitation,
    schedule_plan: {
      enabled: entry.schedule !== null,
      types: entry.schedule?.types ?? [],
      user: { enabled: entry.schedule?.by_user ?? false },
    },
    init_project_status: { user_scheduling_enabled: entry.schedule?.by_user ?? false },
    measure_ids: entry.measures,
  }
}

function combining(entry: CatalogueEntry, dictionaries: CatalogueDictionaries, localize: Localize) {
  const shared = entry.shared_cap === null ? undefined : dictionaries.shared_caps[entry.shared_cap]
  return {
    exclusive_group: entry.exclusive_group,
    shared_cap:
      shared && entry.shared_cap
        ? { code: entry.shared_cap, says: localize(shared.says), cap: shared.cap }
        : null,
    at_least_measures: entry.at_least_measures,
  }
}
