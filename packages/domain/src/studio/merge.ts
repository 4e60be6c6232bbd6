import { isObject, type JsonPath, pathText, sameJson, withValueAt } from '../shared/json-path.ts'

/** One place that both sides changed, each to something else. */
export type Conflict = {
  readonly path: JsonPath
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}
export type Merged = { readonly merged: unknown; readonly conflicts: readonly Conflict[] }

/** What `merge` compares: the document both began with, and what became of it on either side. */
export type Sides = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown }

/** Takes the changes of both sides; where both changed the same place, mine stands until somebody chooses. */
export function mergeThreeWay({ base, mine, theirs }: Sides, path: JsonPath = []): Merged {
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return { merged: mine, conflicts: [] }
  if (sameJson(base, mine)) return { merged: theirs, conflicts: [] }
  if (isObject(mine) && isObject(theirs)) return mergeObjects({ base, mine, theirs }, path)
  if (areLists(base, mine, theirs)) return mergeItems({ base, mine, theirs } as Lists, path)
  return { merged: mine, conflicts: [{ path, base, mine, theirs }] }
}

type Lists = { base: readonly unknown[]; mine: readonly unknown[]; theirs: readonly unknown[] }

/** Lists of one length are compared place by place; one that grew on a side is merged as a whole. */
const areLists = (...lists: readonly unknown[]) =>
  lists.every((list) => Array.isArray(list)) &&
  new Set(lists.map((list) => (list as unknown[]).length)).size === 1

function mergeObjects({ base, mine, theirs }: Sides, path: JsonPath): Merged {
  const [was, own, other] = [base, mine, theirs].map((side) => (isObject(side) ? side : {}))
  const keys = [...new Set([...Object.keys(own ?? {}), ...Object.keys(other ?? {})])]
  const merged = keys.map((key) => {
    const sides = { base: was?.[key], mine: own?.[key], theirs: other?.[key] }
    return [key, mergeThreeWay(sides, [...path, key])] as const
  })
  return {
    merged: Object.fromEntries(
      merged.flatMap(([key, { merged: value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  }
}

function mergeItems({ base, mine, theirs }: Lists, path: JsonPath): Merged {
  const merged = mine.map((item, index) =>
    mergeThreeWay({ base: base[index], mine: item, theirs: theirs[index] }, [...path, index]),
  )
  return {
    merged: merged.map(({ merged: value }) => value),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

export type Choice = 'mine' | 'theirs'

/** The merged document with each conflict decided; those that nobody decided are answered instead. */
export function decideConflicts(
  { merged, conflicts }: Merged,
  choices: Readonly<Record<string, Choice>>,
): { readonly decided: unknown; readonly open: readonly Conflict[] } {
  const open = conflicts.filter(({ path }) => choices[pathText(path)] === undefined)
  const decided = conflicts
    .filter(({ path }) => choices[pathText(path)] === 'theirs')
    .reduce((document, { path, theirs }) => withValueAt(document, path, theirs), merged)
  return { decided, open }
}
