import { type RawBuilder, sql } from 'kysely'

/**
 * A value that a transition writes. Statuses, locks and money are refused to any other statement, so only the stores of a
 * transition call it.
 */
export const inTransition = <T extends string>(value: T): RawBuilder<T> => sql<T>`in_transition(${value})`
