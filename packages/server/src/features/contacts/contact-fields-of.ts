import type { Contact, ContactFieldInfo, ContactInput } from '@hearthlight/domain/contacts/contact'
import { contactFields } from '@hearthlight/domain/contacts/contact-fields'
import { contactForm, contactValues } from '@hearthlight/domain/contacts/contact-questions'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import { validateFields } from '../../platform/validate-fields.ts'
import type { ContactFieldValues, Owner, StoredContact } from './contact-store.ts'

export function ownerOf({ partnerId, actor }: Scope): Owner {
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  return { partnerId, userId: actor.person.id }
}

/** What the partner asks of the contacts of whoever is signed in. */
export function contactFieldsOf({ actor, partner, language }: Scope): readonly ContactFieldInfo[] {
  if (actor.kind !== 'user') throw new Problem('shared.no-session')
  const translate = translator(language, partner.config)
  return contactFields(partner.config.settings.contact_fields, actor.person, (key) => translate(key))
}

export function presentContact(
  fields: readonly ContactFieldInfo[],
  { id, ...stored }: StoredContact,
): Contact {
  return { id, Id: id, fields: fields.map(({ name }) => ({ name, value: stored.fields[name] ?? '' })) }
}

/** The values to keep: those that were sent, checked together with those that stay. */
export function validateContact(
  scope: Scope,
  { fields: given }: ContactInput,
  known: ContactFieldValues = {},
): ContactFieldValues {
  const fields = contactFieldsOf(scope)
  refuseUnknown(fields, given)
  const kept = Object.entries(known).map(([name, value]) => ({ name, value }))
  const isGiven = new Set(given.map(({ name }) => name))
  const values = contactValues(fields, [...given, ...kept.filter(({ name }) => !isGiven.has(name))])
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value ?? '').trim()]),
  )
  const refusal = { missing: 'contacts.missing-fields', invalid: 'shared.invalid-value' } as const
  validateFields(scope, contactForm(fields), trimmed, { under: 'fields', ...refusal })
  return { ...known, ...trimmed }
}

function refuseUnknown(fields: readonly ContactFieldInfo[], given: ContactInput['fields']): void {
  const unknown = given.find(({ name }) => fields.every((field) => field.name !== name))
  if (unknown === undefined) return
  const { name } = unknown
  throw new Problem('contacts.unknown-field', {
    params: { name },
    fields: [{ pointer: `/fields/${name}`, message: problemTextKey('contacts.unknown-field') }],
  })
}
