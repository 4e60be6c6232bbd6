import { z } from 'zod'
import { fillPlaceholders } from '../../incentives/shown/fill-placeholders.ts'
import type { Language } from '../../texts/namespaces.ts'
import { sayIn, Words } from './program-words.ts'

/** What a mail about an application may name, as `{{number}}`. */
export const MAIL_PLACEHOLDERS = ['number', 'program', 'status', 'name', 'amount', 'next'] as const
type Placeholder = (typeof MAIL_PLACEHOLDERS)[number]
/** Without a value, a sentence that names it is left out. */
export type MailValues = Readonly<Partial<Record<Placeholder, string | undefined>>>

export const StatusMail = z.strictObject({
  subject: Words,
  text: Words.describe(
    '{{number}}, {{program}}, {{status}}, {{name}}, {{amount}} and {{next}} stand for those of the application',
  ),
})

const PLACEHOLDER = /\{\{\s*([^}]*?)\s*\}\}/g

/** Placeholders of a text that no mail has a value for. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  placeholdersIn(text).filter((name) => !(MAIL_PLACEHOLDERS as readonly string[]).includes(name))

export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

type WithMails = {
  readonly languages: readonly Language[]
  readonly statuses: Readonly<Record<string, { readonly mail?: z.infer<typeof StatusMail> | undefined }>>
}

/** The mail that a program has for a status, in the words of the reader, and what of the application it names. */
export function statusMail(
  { statuses, languages }: WithMails,
  status: string,
  values: MailValues,
  language: Language,
): OwnMail | undefined {
  const mail = statuses[status]?.mail
  if (mail === undefined) return undefined
  const say = sayIn(language, languages)
  const known = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const [subject, text] = [say(mail.subject), say(mail.text)]
  const names = placeholdersIn(`${subject} ${text}`)
  return {
    subject: fillPlaceholders(subject, known),
    text: fillPlaceholders(text, known),
    names: MAIL_PLACEHOLDERS.filter((name) => names.includes(name)),
  }
}

export type OwnMail = {
  readonly subject: string
  readonly text: string
  readonly names: readonly Placeholder[]
}
