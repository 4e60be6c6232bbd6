import type { Language } from '../texts/namespaces.ts'
import { dearestOf, type MeasureWork } from './amounts/measure-work.ts'
import { quoteAmount } from './amounts/quote-amount.ts'
import { decimalOfCents } from './amounts/rational.ts'
import { checkEligibility } from './classification/check-eligibility.ts'
import type { Facts } from './classification/fact-test.ts'
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts'
import type { Incentive } from './incentive.ts'
import type { CatalogueDictionaries, CatalogueEntry } from './incentive-catalogue.ts'
import { incentiveLists } from './incentive-lists.ts'

type TextByLanguage = Readonly<Partial<Record<Language, string>>>

/** What is known about one home; without a building there are no facts and no measures. */
export type HomeForIncentives = {
  readonly facts: Facts
  /** Measures that can be done here, as the audit found them. `null` without an audit. */
  readonly measures: readonly MeasureWork[] | null
  readonly placeholders: PlaceholderValues
}
export type Presentation = {
  readonly language: Language
  readonly currencyCode: string
  readonly projectTypeId: string
  readonly energyAdvisorIds: readonly string[]
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
  const eligibility = checkEligibility(eligibilityConditions(entry, dictionaries, localize), home.facts)
  const covered = coveredWork(entry, home)
  const advised = covered.filter(({ isRecommended }) => isRecommended)
  const isEligible = eligibility.verdict !== 'not_eligible'
  return {
    ...plainAttributes(entry),
    ...amountAttributes(entry, advised.length > 0 ? advised : covered, home.facts),
    ...incentiveLists(entry, dictionaries, presentation.language),
    title: localize(entry.title),
    recommendation_title: localize(entry.recommendation_title),
    short_description: fillPlaceholders(localize(entry.short_description), home.placeholders),
    project_type: {
      id: presentation.projectTypeId,
      name: localize(dictionaries.project_types[entry.project_type]),
    },
    is_recommended:
      isEligible && (presentation.isSoftRecommended || advised.length >= entry.at_least_measures),
    is_triggered: triggered(eligibility.trace),
    energy_advisor_ids: [...presentation.energyAdvisorIds],
    currency_code: presentation.currencyCode,
    energy_savings_kwh: home.measures ? savedEnergy(advised.length > 0 ? advised : covered) : null,
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

/** What the incentive pays for in this home. */
const coveredWork = (entry: CatalogueEntry, home: HomeForIncentives): readonly MeasureWork[] =>
  (home.measures ?? []).filter(({ id }) => entry.measures.some((measure) => measure === id))

const savedEnergy = (works: readonly MeasureWork[]) => Math.max(0, ...works.map(({ kwhSaved }) => kwhSaved))

type Localize = (texts: TextByLanguage | undefined) => string

function eligibilityConditions(
  entry: CatalogueEntry,
  dictionaries: CatalogueDictionaries,
  localize: Localize,
) {
  return entry.conditions.flatMap((code) => {
    const condition = dictionaries.conditions[code]
    return condition ? [{ ...condition, code, says: localize(condition.says) }] : []
  })
}

/** False as soon as an answer rules it out, true when every tested answer agrees, undecided in between. */
function triggered(
  trace: readonly { outcome: string; used: unknown; settled_by: unknown }[],
): boolean | null {
  if (trace.some(({ outcome }) => outcome === 'not_met')) return false
  const open = trace.some(({ outcome, settled_by }) => outcome === 'unknown' && settled_by === null)
  return open ? null : true
}

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

function amountAttributes(entry: CatalogueEntry, works: readonly MeasureWork[], facts: Facts) {
  const dearest = dearestOf(works)
  const work = dearest ? { costCents: dearest.costCents.mid, quantities: dearest.quantities } : {}
  const quote = quoteAmount(entry.amount, work, facts)
  const amount = quote.cents === null ? null : decimalOfCents(quote.cents)
  return { amount, amount_basis: quote.basis, amount_formula: entry.amount }
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
