import { FieldDefinition } from '../forms/field-definition.ts'
import type { Features } from '../partner/features.ts'

type Section = { readonly fields: readonly FieldDefinition[]; readonly show_consent: boolean }

/** A guest is reached by mail alone, so that no partner's form goes without it. */
const EMAIL = FieldDefinition.parse({
  name: 'email',
  type: 'email',
  label: 'partner:field.email',
  required: true,
  validations: { email: true, max: 254 },
})

const CONSENT = FieldDefinition.parse({
  name: 'consent',
  type: 'checkbox',
  label: 'shared:nav.terms',
  required: true,
  messages: { required: 'accounts:problem.consent-required' },
})

/** What the public applicant form asks and what both sides check: the partner's fields, and the consent where it is shown. */
export function guestFields(section: Section, { consent }: Pick<Features, 'consent'>): FieldDefinition[] {
  const hasEmail = section.fields.some(({ name }) => name === EMAIL.name)
  return [
    ...section.fields,
    ...(hasEmail ? [] : [EMAIL]),
    ...(consent && section.show_consent ? [CONSENT] : []),
  ]
}
