import { valueAt } from '@hearthlight/domain/shared/json-path'
import type { EditorField } from '@hearthlight/domain/studio/editor-field'

/** What an item says of itself comes first; whether it must be given, what it is tied to and its code come last. */
const LAST = ['required', 'restrict_data_access', 'prefill', 'tells', 'code']
const inTurn = (one: EditorField, other: EditorField) => LAST.indexOf(one.key) - LAST.indexOf(other.key)

/** Only a number has a unit and bounds; what is written there all the same stays in sight. */
const OF_NUMBERS = ['unit', 'min', 'max']
const isMeant = (key: string, item: unknown) =>
  !OF_NUMBERS.includes(key) ||
  valueAt(item, [key]) !== undefined ||
  ['numeric', 'float', 'undefined'].includes(String(valueAt(item, ['type'])).toLowerCase())

/** The fields of a group that an editor is shown, in their order. */
export const shownFields = (fields: readonly EditorField[], item: unknown): EditorField[] =>
  fields.filter(({ key, fixed }) => fixed === undefined && isMeant(key, item)).toSorted(inTurn)
