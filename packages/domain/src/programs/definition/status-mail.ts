import { z } from 'zod'
import type { Language } from '../../texts/namespaces.ts'
import { sayIn, Words } from './program-words.ts'

/** What a mail about an application may name, as `{{number}}`. */
export const MAIL_PLACEHOLDERS = ['number', 'program', 'status'] as const
export type MailValues = Readonly<Record<(typeof MAIL_PLACEHOLDERS)[number], string>>

export const StatusMail = z.strictObject({
  subject: Words,
  text: Words.describe('{{number}}, {{program}} and {{status}} stand for those of the application'),
})

const PLACEHOLDER = /\{\{\s*([^}]*?)\s*\}\}/g

/** Placeholders of a text that no mail has a value for. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !(MAIL_PLACEHOLDERS as readonly string[]).includes(name))

type WithMails = {
  readonly languages: readonly Language[]
  readonly statuses: Readonly<Record<string, { readonly mail?: z.infer<typeof StatusMail> | undefined }>>
}

/** The mail that a program has for a status, in the words of the reader. */
export function statusMail(
  { statuses, languages }: WithMails,
  status: string,
  values: MailValues,
  language: Language,
): { readonly subject: string; readonly text: string } | undefined {
  const mail = statuses[status]?.mail
  if (mail === undefined) return undefined
  const say = sayIn(language, languages)
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (_, name: string) => (name in values ? values[name as keyof MailValues] : ''))
  return { subject: filled(say(mail.subject)), text: filled(say(mail.text)) }
}
