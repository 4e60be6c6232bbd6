import { itemsOfComments } from '../features/applications/comments/comment-store.ts'
import { restrictedCodes } from '../features/incentives/item-store.ts'
import { listRestrictedItems } from '../features/programs/built-in/restricted-items-store.ts'
import type { RestrictedOf } from '../platform/access/restricted.ts'

/** A program says it for its own applications, the catalogue of incentives for all others. */
export const restrictedOf: RestrictedOf = async (db, scope, applications, answers = []) => {
  const ofPrograms = await listRestrictedItems(db, scope, applications)
  const { questions, documents } = await restrictedCodes(db, scope)
  const asked = await itemsOfComments(db, scope, answers)
  const itemsOf = (application: string | null) => ofPrograms.get(application ?? '')
  return {
    isAnswer: ({ application, code }) => {
      const items = itemsOf(application)
      return items === undefined
        ? questions.has(code)
        : items.answers.includes(code) || items.fields.includes(code)
    },
    isDocument: ({ application, code }) =>
      itemsOf(application)?.documents.includes(code) ?? documents.has(code),
    isGivenAnswer: (id) => questions.has(asked.get(id) ?? ''),
  }
}
