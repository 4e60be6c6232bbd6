import { type Contact, type ContactInput, MOST_CONTACTS } from '@hearthlight/domain/contacts/contact'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { difference } from '../../platform/audit-log/difference.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import { contactFieldsOf, ownerOf, presentContact, validateContact } from './contact-fields-of.ts'
import {
  findContacts,
  insertContact,
  lockContact,
  type StoredContact,
  updateContact,
} from './contact-store.ts'

export type ContactDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Of the walk through a draft of a program, where nothing is stored for anybody. */
  readonly trials: {
    list(scope: Scope): Promise<readonly StoredContact[]>
    save(scope: Scope, contact: StoredContact): Promise<void>
  }
}

export async function listContacts({ db, trials }: ContactDeps, scope: Scope): Promise<Contact[]> {
  const contacts =
    scope.trial === undefined
      ? await inPartner(db, scope, (db) => findContacts(db, ownerOf(scope)))
      : await trials.list(scope)
  return contacts.map((contact) => presentContact(contactFieldsOf(scope), contact))
}

export async function createContact(
  { db, now, trials }: ContactDeps,
  scope: Scope,
  input: ContactInput,
): Promise<Contact> {
  const owner = ownerOf(scope)
  const fields = validateContact(scope, input)
  if (scope.trial !== undefined) return onTrial(trials, scope, { id: newId(), fields })
  const record = { type: 'contact', of: owner.userId }
  return change(db, scope, { action: 'contact.create', record }, async (db) => {
    await oneAtATime(db, 'contacts', owner.partnerId, owner.userId)
    if ((await findContacts(db, owner)).length >= MOST_CONTACTS)
      throw new Problem('contacts.too-many', { params: { count: MOST_CONTACTS } })
    const contact = await insertContact(db, owner, fields, now())
    return { result: presentContact(contactFieldsOf(scope), contact), id: contact.id, after: fields }
  })
}

async function onTrial(
  trials: ContactDeps['trials'],
  scope: Scope,
  contact: StoredContact,
): Promise<Contact> {
  await trials.save(scope, contact)
  return presentContact(contactFieldsOf(scope), contact)
}

/** Changes what is sent and nothing else. */
export async function changeContact(
  { db, now, trials }: ContactDeps,
  scope: Scope,
  id: string,
  input: ContactInput,
): Promise<Contact> {
  if (scope.trial !== undefined) {
    const known = (await trials.list(scope)).find((each) => each.id === id)
    if (known === undefined) throw new Problem('shared.not-found')
    return onTrial(trials, scope, { id, fields: validateContact(scope, input, known.fields) })
  }
  const owner = ownerOf(scope)
  const record = { type: 'contact', id, of: owner.userId }
  return change(db, scope, { action: 'contact.change', record }, async (db) => {
    const known = await lockContact(db, owner, id)
    if (!known) throw new Problem('shared.not-found')
    const contact = { id, fields: validateContact(scope, input, known.fields) }
    const logged = { before: known.fields, after: contact.fields }
    if (difference(logged) !== undefined) await updateContact(db, owner, contact, now())
    return { result: presentContact(contactFieldsOf(scope), contact), ...logged }
  })
}
