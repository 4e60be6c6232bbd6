import { valueAt } from '@hearthlight/domain/shared/json-path'
import type { SchemaNode } from '@hearthlight/domain/studio/schema-node'

/** What an item says of itself comes first; whether it must be given, what it is tied to and its code come last. */
const LAST = ['required', 'restrict_data_access', 'prefill', 'tells', 'code']
const inTurn = (one: readonly [string, unknown], other: readonly [string, unknown]) =>
  LAST.indexOf(one[0]) - LAST.indexOf(other[0])

/** Only a number has a unit and bounds; what is written there all the same stays in sight. */
const OF_NUMBERS = ['unit', 'min', 'max']
const isMeant = (key: string, item: unknown) =>
  !OF_NUMBERS.includes(key) ||
  valueAt(item, [key]) !== undefined ||
  ['numeric', 'float', 'undefined'].includes(String(valueAt(item, ['type'])).toLowerCase())

/** The fields of a group that an editor is shown, in their order. */
export const shownFields = ({ properties = {} }: SchemaNode, item: unknown): [string, SchemaNode][] =>
  Object.entries(properties)
    .filter(([key, property]) => property.const === undefined && isMeant(key, item))
    .toSorted(inTurn)
