import { MOST_COUNTED, type RulesMet } from '@hearthlight/domain/applications/queue/queue'
import { useQueries } from '@tanstack/react-query'
import { rulesMetQuery } from '../../api/queue-api.ts'

/** How many rules of the listed applications are met: it is worked out for a few at a time, while the list stands already. */
export function useRulesMet(ids: readonly string[]): ReadonlyMap<string, RulesMet> {
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_COUNTED) }, (_, at) =>
    ids.slice(at * MOST_COUNTED, (at + 1) * MOST_COUNTED),
  )
  const answers = useQueries({ queries: batches.map(rulesMetQuery) })
  return new Map(
    answers.flatMap(({ data = [] }) => data.map(({ id, attributes }) => [id, attributes] as const)),
  )
}
