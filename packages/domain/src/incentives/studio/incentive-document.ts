import type { z } from 'zod'
import type { DocumentDefect } from '../../shared/draft.ts'
import type { Language } from '../../texts/namespaces.ts'
import {
  type CatalogueDictionaries,
  CatalogueEntry,
  CatalogueShape,
  IncentiveCatalogue,
} from '../incentive-catalogue.ts'

/** One incentive with all that it refers to: what the studio edits as a whole. */
export const IncentiveShape = CatalogueShape.omit({ incentives: true }).extend({ incentive: CatalogueEntry })
export type IncentiveDocument = z.infer<typeof IncentiveShape>

export const DICTIONARIES = ['project_types', 'conditions', 'documents', 'questions', 'shared_caps'] as const

/** The incentive as it is live, with the entries of the dictionaries that it names. */
export function documentOf(
  incentive: CatalogueEntry,
  dictionaries: CatalogueDictionaries,
  languages: readonly Language[],
): IncentiveDocument {
  const pick = <T>(entries: Readonly<Record<string, T>>, codes: readonly (string | null)[]) =>
    Object.fromEntries(Object.entries(entries).filter(([code]) => codes.includes(code)))
  const { documents, optional_documents, read_only_documents, questions, optional_questions } = incentive
  return {
    languages: [...languages],
    incentive,
    project_types: pick(dictionaries.project_types, [incentive.project_type]),
    conditions: pick(dictionaries.conditions, incentive.conditions),
    documents: pick(dictionaries.documents, [...documents, ...optional_documents, ...read_only_documents]),
    questions: pick(dictionaries.questions, [...questions, ...optional_questions]),
    shared_caps: pick(dictionaries.shared_caps, [incentive.shared_cap]),
  }
}

export type ReadIncentive =
  | { readonly document: IncentiveDocument; readonly defects: readonly [] }
  | { readonly document: undefined; readonly defects: readonly DocumentDefect[] }

/** By the rules of the whole catalogue; what is wrong is told at its place in the document. */
export function readIncentive(raw: unknown): ReadIncentive {
  const shape = IncentiveShape.safeParse(raw)
  if (shape.data === undefined) return { document: undefined, defects: shape.error.issues }
  const { incentive, ...rest } = shape.data
  const issues = IncentiveCatalogue.safeParse({ ...rest, incentives: [incentive] }).error?.issues ?? []
  const defects = [
    ...issues.map(({ path: [first, second, ...inner], message }) => ({
      path: first === 'incentives' ? ['incentive', ...inner] : [first, second, ...inner].filter(isGiven),
      message,
    })),
    ...lintDates(incentive),
    ...lintLimits(incentive),
  ]
  return defects.length === 0 ? { document: shape.data, defects: [] } : { document: undefined, defects }
}

const isGiven = (part: PropertyKey | undefined): part is PropertyKey => part !== undefined

function lintDates({ date_range }: CatalogueEntry): DocumentDefect[] {
  const { start_at, end_at } = date_range ?? { start_at: null, end_at: null }
  if (start_at === null || end_at === null || start_at <= end_at) return []
  return [{ path: ['incentive', 'date_range', 'end_at'], message: 'ends before it begins' }]
}

const LIMITS = ['user_quantity_limitation', 'building_quantity_limitation'] as const

/** A limit that lets nobody in is a switch in the wrong place. */
const lintLimits = (incentive: CatalogueEntry): DocumentDefect[] =>
  LIMITS.filter((limit) => incentive[limit].active && incentive[limit].max === 0).map((limit) => ({
    path: ['incentive', limit, 'max'],
    message: 'a limit of none lets nobody apply',
  }))
