import { type Condition, factsOf } from '../../forms/condition.ts'
import { SECTIONS, VOCABULARY } from '../../shared/vocabulary.ts'
import { RECORD_FACTS } from '../classification/home-condition.ts'
import type { CatalogueDictionaries, CatalogueEntry } from '../incentive-catalogue.ts'

export type Catalogue = Pick<CatalogueDictionaries, 'conditions'> & {
  readonly incentives: readonly CatalogueEntry[]
}

/** Known without a question: the partner has one country, and the region follows from the zip. */
const TOLD_BY_THE_PLACE: ReadonlySet<string> = new Set(['country', 'region'])

const ALL_FACTS: readonly string[] = [
  ...RECORD_FACTS,
  ...SECTIONS.flatMap((section) => Object.keys(VOCABULARY[section])),
]

/** The facts that most of the incentives depend on, first those that decide most of them. */
export function decidingFacts({ incentives, conditions }: Catalogue): string[] {
  const counts = new Map<string, number>()
  for (const entry of incentives.filter(({ is_active }) => is_active))
    for (const fact of new Set(testsOf(entry, conditions).flatMap(factsOf)))
      counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const count = (fact: string) => counts.get(fact) ?? 0
  return ALL_FACTS.filter((fact) => count(fact) > 0 && !TOLD_BY_THE_PLACE.has(fact)).toSorted(
    (a, b) => count(b) - count(a),
  )
}

/** The values that a catalogue looks for in a fact, each once. */
export function wantedValues({ incentives, conditions }: Catalogue, fact: string): string[] {
  const tests = incentives.flatMap((entry) => testsOf(entry, conditions))
  return [...new Set(tests.flatMap((test) => valuesFor(test, fact)))]
}

function valuesFor(condition: Condition, fact: string): readonly string[] {
  if ('fact' in condition) return condition.fact === fact && 'values' in condition ? condition.values : []
  if ('not' in condition) return valuesFor(condition.not, fact)
  return ('all' in condition ? condition.all : condition.any).flatMap((part) => valuesFor(part, fact))
}

/** What decides whether an incentive is open to a home, and how much it pays. */
function testsOf(entry: CatalogueEntry, conditions: Catalogue['conditions']): Condition[] {
  const tests = entry.conditions.flatMap((code) => conditions[code]?.test ?? [])
  const tiers = entry.amount.parts.flatMap((part) => (part.kind === 'tiers' ? part.tiers : []))
  return [...tests, ...tiers.flatMap(({ when }) => when ?? [])]
}
