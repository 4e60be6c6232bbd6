import { inWords } from '../forms/translate-fields.ts'
import type { ContactField } from '../partner/settings/contact-fields.ts'
import type { Translate } from '../shared/translate.ts'
import type { ContactFieldInfo } from './contact.ts'

/** Of a person whose account the sync made, educate validation does not ask for a way to be reached. */
const NOT_REQUIRED_BY_EDUCATE: ReadonlySet<string> = new Set(['Email', 'OtherPhone', 'MobilePhone'])

/** What is asked of this person's contacts, in their language. */
export function contactFields(
  fields: readonly ContactField[],
  user: { readonly extra_info: { readonly educate_created_sync: boolean } },
  translate: Translate,
): readonly ContactFieldInfo[] {
  const isEducate = user.extra_info.educate_created_sync
  return fields.map(({ name, label, type, required }) => ({
    name,
    label: inWords(label, translate),
    type,
    required: required && !(isEducate && NOT_REQUIRED_BY_EDUCATE.has(name)) ? 'true' : 'false',
  }))
}
