import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { contactFieldsOf, ownerOf, validateContact } from './contact-fields-of.ts'
import { insertContact } from './contact-store.ts'

/**
 * A contact out of what a person said of themselves elsewhere, as far as the partner asks for it. What is missing is asked
 * for where the contact is chosen.
 */
export async function insertKnownContact(
  db: ChangeDb,
  scope: Scope,
  known: Readonly<Record<string, string>>,
  now: Date,
): Promise<{ readonly id: string; readonly isComplete: boolean }> {
  const asked = contactFieldsOf(scope).map(({ name }) => name)
  const fields = Object.fromEntries(asked.map((name) => [name, known[name] ?? '']))
  const checked = whole(scope, fields)
  const { id } = await insertContact(db, ownerOf(scope), checked ?? fields, now)
  return { id, isComplete: checked !== undefined }
}

/** The values as a contact keeps them; undefined while something is missing or wrong. */
function whole(scope: Scope, fields: Readonly<Record<string, string>>) {
  try {
    return validateContact(scope, {
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    })
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}
