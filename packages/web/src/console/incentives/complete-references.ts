import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { isObject, valueAt, withValueAt } from '@hearthlight/domain/shared/json-path'

/** Which dictionary each field of an incentive names entries of. */
export const REFERS_TO: Readonly<Record<string, string>> = {
  project_type: 'project_types',
  conditions: 'conditions',
  documents: 'documents',
  optional_documents: 'documents',
  read_only_documents: 'documents',
  questions: 'questions',
  optional_questions: 'questions',
  payment_documents: 'documents',
  payment_questions: 'questions',
  quantity_question: 'questions',
  amount_question: 'questions',
  shared_cap: 'shared_caps',
}

/** The document with every entry that it names and only the partner's dictionaries hold. */
export function completeReferences(document: DraftDocument, dictionaries: DraftDocument): DraftDocument {
  let complete: unknown = document
  for (const [field, dictionary] of Object.entries(REFERS_TO))
    for (const code of [valueAt(document, ['incentive', field])].flat()) {
      if (typeof code !== 'string' || valueAt(complete, [dictionary, code]) !== undefined) continue
      const known = valueAt(dictionaries, [dictionary, code])
      if (known !== undefined) complete = withValueAt(complete, [dictionary, code], known)
    }
  return isObject(complete) ? complete : document
}
