import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { HomeScope } from '../../platform/access.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import { linked } from './applicant-mail.ts'
import type { FoundApplication } from './find-application-store.ts'

type What = Pick<FoundApplication, 'id' | 'kind' | 'building_id'> & {
  readonly number: number
  /** Of the incentive, in the languages of the partner. */
  readonly title: Readonly<Partial<Record<Language, string>>>
}

/** What a person is told of what they did with their application themselves, in their own language, whoever helped them. */
export function personMail(
  scope: HomeScope,
  kind: 'corrected' | 'withdrawn',
  { number, title, ...application }: What,
): MailRequest {
  const { actor, language: spoken } = scope
  if (actor.kind !== 'user') throw new Error('Only a person changes their application.')
  const { person, onBehalfBy } = actor
  const language = onBehalfBy === undefined ? spoken : person.language
  const values = { name: person.name, number, incentive: title[language] ?? '' }
  const mail = { template: `applications:mail.${kind}`, to: person.email, language, values } as const
  return linked(scope, application, person, 'moved', mail)
}
