import type { CatalogueEntry } from '../../../incentives/incentive-catalogue.ts'
import type { ProgramDefinition } from '../../../programs/definition/program-definition.ts'
import {
  type ContentFinding,
  type ContentRule,
  inIncentive,
  inProgram,
  type PartnerContent,
  placedMeasures,
} from './partner-content.ts'

/** One thing has one price and one way to apply: the incentives of a program pay what it pays, and no other pays for the same. */
export function lintPrices({ catalogue, programs, archived }: PartnerContent): ContentFinding[] {
  const { incentives } = catalogue
  const open = programs.filter(({ code }) => archived?.has(code) !== true)
  return [
    ...incentives.flatMap((entry) => lintLink(entry, programs)),
    ...placedMeasures(open).flatMap(({ program, measure, path }) => {
      const linked = incentives.filter((entry) => isPaidBy(entry, program, measure.code))
      return incentives
        .filter((entry) => paysAlone(entry) && entry.measures.some((id) => measure.pays_for.includes(id)))
        .filter((entry) => !linked.includes(entry) && !linked.some((other) => excludes(entry, other)))
        .map((entry) => inProgram(program.code, path, 'two-ways', { incentive: entry.code }))
    }),
    ...programs.flatMap((program) => lintCap(program, incentives, catalogue.shared_caps)),
  ]
}

const isPaidBy = ({ program }: CatalogueEntry, { code }: ProgramDefinition, measure: string) =>
  program?.code === code && program.measure === measure

/** A bonus for several works together is no second price of one of them. */
const paysAlone = ({ at_least_measures, is_active }: CatalogueEntry) => at_least_measures === 1 && is_active

const excludes = (entry: CatalogueEntry, other: CatalogueEntry) =>
  entry.exclusive_group !== null && entry.exclusive_group === other.exclusive_group

const ASKED = [
  'documents',
  'optional_documents',
  'payment_documents',
  'questions',
  'optional_questions',
  'payment_questions',
] as const

function lintLink(entry: CatalogueEntry, programs: readonly ProgramDefinition[]): ContentFinding[] {
  if (entry.program === null) return []
  const { code, measure } = entry.program
  const found = (field: string, rule: ContentRule) =>
    inIncentive(entry.code, [field], rule, { program: code, measure: measure ?? '' })
  const program = programs.find((each) => each.code === code)
  if (program === undefined) return [found('program', 'no-program')]
  const asked = ASKED.filter((field) => entry[field].length > 0)
  const own = asked.map((field) => found(field, 'asked-by-program'))
  if (measure === null) return own
  const paid = placedMeasures([program]).find((placed) => placed.measure.code === measure)
  if (paid === undefined) return [...own, found('program', 'no-measure')]
  return isSame(paid.measure.formula, entry.amount) ? own : [...own, found('amount', 'other-amount')]
}

/** The order of keys says nothing. */
const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b)
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

/** What one home gets at most is one figure, wherever it is said. */
function lintCap(
  { code, cart }: ProgramDefinition,
  incentives: readonly CatalogueEntry[],
  caps: PartnerContent['catalogue']['shared_caps'],
): ContentFinding[] {
  const named = incentives.filter((entry) => entry.program?.code === code && entry.shared_cap !== null)
  return [...new Set(named.map(({ shared_cap }) => shared_cap ?? ''))]
    .filter((cap) => Number(caps[cap]?.cap) !== Number(cart?.cap))
    .map((cap) => inProgram(code, ['cart', 'cap'], 'other-limit', { limit: cap }))
}
