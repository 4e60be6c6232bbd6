import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { HomeScope } from '../../platform/access.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'

type What = {
  readonly number: number
  /** Of the incentive, in the languages of the partner. */
  readonly title: Readonly<Partial<Record<Language, string>>>
}

/** What a person is told of what they did with their application themselves, in their own language, whoever helped them. */
export function personMail(
  { actor, language: spoken }: HomeScope,
  kind: 'corrected' | 'withdrawn',
  { number, title }: What,
): MailRequest {
  if (actor.kind !== 'user') throw new Error('Only a person changes their application.')
  const { person, onBehalfBy } = actor
  const language = onBehalfBy === undefined ? spoken : person.language
  const values = { name: person.name, number, incentive: title[language] ?? '' }
  return { template: `applications:mail.${kind}`, to: person.email, language, values }
}
