import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import {
  type FoundRecords,
  findRecordsWith,
  isAmong,
  wordsOf,
} from '../../../platform/search/search-words-store.ts'

export type FoundInQueue = {
  readonly people: FoundRecords
  readonly homes: FoundRecords
  readonly number: number | null
}

/** What a text of the search finds: applicants, homes, or the number alone. */
export async function findInQueue(db: PartnerDb, scope: InPartner, text: string): Promise<FoundInQueue> {
  const number = /^#?(\d{1,9})$/.exec(text.trim())?.[1]
  const [first, ...others] = wordsOf(text)
  const found = async (kind: 'person' | 'home'): Promise<FoundRecords> =>
    first === undefined ? { ids: [] } : findRecordsWith(db, scope, kind, [first, ...others])
  return {
    people: await found('person'),
    homes: await found('home'),
    number: number === undefined ? null : Number(number),
  }
}

/** Each of the three has its index. */
export const isFound = ({ people, homes, number }: FoundInQueue) => sql<boolean>`(
  ${isAmong('applications.user_id', people)} or ${isAmong('applications.building_id', homes)}
  or applications.number = ${number}::integer)`
