import type { Chosen } from '@hearthlight/domain/shared/list-page'
import { type Expression, sql } from 'kysely'

/** Whether a text is one of those that were chosen, or none of them; all are where nothing was. */
export function isChosen(text: Expression<unknown>, chosen: Chosen | undefined) {
  if (chosen === undefined) return sql<boolean>`true`
  const isOne = sql<boolean>`${text} = any(${[...chosen.values]}::text[])`
  return chosen.isNot ? sql<boolean>`coalesce(not ${isOne}, true)` : isOne
}
