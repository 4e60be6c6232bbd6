import { figuresOf, sumsIn } from '../../../incentives/amounts/sums-in-text.ts'
import type { CatalogueEntry } from '../../../incentives/incentive-catalogue.ts'
import type { ProgramDefinition } from '../../../programs/definition/program-definition.ts'
import { isObject, type JsonPath } from '../../../shared/json-path.ts'
import { type ContentFinding, inIncentive, inProgram, type PartnerContent } from './partner-content.ts'

type Sum = { readonly path: JsonPath; readonly sum: number }

/** Every sum of money in the texts of a document. */
export function sumsOf(value: unknown, path: JsonPath = []): Sum[] {
  if (typeof value === 'string') return sumsIn(value).map((sum) => ({ path, sum }))
  if (Array.isArray(value)) return value.flatMap((item, index) => sumsOf(item, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => sumsOf(item, [...path, key]))
}

export const isOther = (figures: readonly number[]) => (found: Sum) => !figures.includes(found.sum)

/** A sum that a text names is one that is paid. */
export const lintSums = (content: PartnerContent): ContentFinding[] => [
  ...content.catalogue.incentives.flatMap((entry) =>
    sumsOf(entry)
      .filter(isOther(figuresOfEntry(entry, content)))
      .map(({ path, sum }) => inIncentive(entry.code, path, 'not-paid', { sum })),
  ),
  ...Object.entries(content.catalogue.shared_caps).flatMap(([code, { says, cap }]) =>
    sumsOf(says)
      .filter(isOther([Number(cap)]))
      .map(({ path, sum }) => inIncentive(code, ['shared_caps', ...path], 'not-the-limit', { sum })),
  ),
  ...content.programs.flatMap((program) => [
    ...program.measure_groups.flatMap(({ measures }, group) =>
      measures.flatMap(({ formula, formula_says }, index) =>
        sumsOf(formula_says, ['measure_groups', group, 'measures', index, 'formula_says'])
          .filter(isOther(figuresOf(formula)))
          .map(({ path, sum }) => inProgram(program.code, path, 'not-in-formula', { sum })),
      ),
    ),
    ...sumsOf(program)
      .filter(isOther(figuresOfProgram(program, content)))
      .map(({ path, sum }) => inProgram(program.code, path, 'not-paid', { sum })),
  ]),
]

export function figuresOfEntry(entry: CatalogueEntry, { catalogue }: PartnerContent): number[] {
  const cap = entry.shared_cap === null ? undefined : catalogue.shared_caps[entry.shared_cap]?.cap
  const besides = [cap, entry.own_share].flatMap((sum) => (sum === undefined ? [] : [Number(sum)]))
  return [...figuresOf(entry.amount), ...besides]
}

const figuresOfProgram = (program: ProgramDefinition, content: PartnerContent): number[] => [
  ...program.measure_groups.flatMap(({ measures }) => measures.flatMap(({ formula }) => figuresOf(formula))),
  ...(program.cart?.cap === undefined ? [] : [Number(program.cart.cap)]),
  ...content.catalogue.incentives
    .filter((entry) => entry.program?.code === program.code)
    .flatMap((entry) => figuresOfEntry(entry, content)),
]
