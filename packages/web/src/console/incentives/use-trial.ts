import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { incentivesApi } from '../api/programs-api.ts'

/** So long nobody has typed before the homes are asked again. */
const PAUSE = 600

/** What of a draft decides over homes: words alone need no new trial. */
const decisive = (document: DraftDocument): string =>
  JSON.stringify([
    valueAt(document, ['conditions']),
    ...['conditions', 'amount', 'measures'].map((key) => valueAt(document, ['incentive', key])),
  ])

/** How the draft does on the homes that are assessed, asked again whenever its rules have changed and are right. */
export function useTrial(id: string, document: DraftDocument, isRight: boolean) {
  const rules = isRight ? decisive(document) : undefined
  const [tried, setTried] = useState<{ rules: string; document: DraftDocument }>()
  useEffect(() => {
    if (rules === undefined || rules === tried?.rules) return
    const timer = setTimeout(() => setTried({ rules, document }), tried === undefined ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [rules, document, tried])
  const trial = useQuery(incentivesApi.trial(id, tried))
  return { ...trial, isOld: trial.isPlaceholderData || (rules !== undefined && rules !== tried?.rules) }
}

/** How many homes pass what stands at a place: a condition, or one comparison of several in it. */
export function homesAt(
  passes: IncentiveTrial['passes'] | undefined,
  document: unknown,
  [first, code, ...inner]: JsonPath,
): { readonly homes: number; readonly left?: number } | undefined {
  const line = first === 'conditions' ? passes?.find((each) => each.code === code) : undefined
  if (line === undefined || inner.length === 0) return line
  const places = comparisonsIn(valueAt(document, ['conditions', code ?? '', 'test']), ['test'])
  const at = places.findIndex((place) => place.join('.') === inner.join('.'))
  // One comparison is the condition itself, which says its number already. What was just added is not counted yet.
  const homes = places.length > 1 && places.length === line.tests.length ? line.tests[at] : undefined
  return homes === undefined ? undefined : { homes }
}

/** Where the comparisons of a condition stand, in the order they are written. */
function comparisonsIn(test: unknown, path: JsonPath): JsonPath[] {
  if (!isObject(test)) return []
  if ('not' in test) return comparisonsIn(test['not'], [...path, 'not'])
  const key = (['all', 'any'] as const).find((each) => Array.isArray(test[each]))
  if (key === undefined) return [path]
  const parts = test[key]
  return Array.isArray(parts)
    ? parts.flatMap((part, index) => comparisonsIn(part, [...path, key, index]))
    : []
}
