import type { Building } from '@hearthlight/domain/buildings/building'
import { addressOf } from '@hearthlight/domain/buildings/home-address'
import type { HomeScope } from '../../platform/access.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'

/** What a person has in hand when they have applied, in their own language, whoever helped them. */
export function receiptMail(
  { actor, language }: HomeScope,
  building: Building,
  { title }: { readonly title: string },
  number: number,
): MailRequest {
  if (actor.kind !== 'user') throw new Error('Only a person applies.')
  const { person } = actor
  return {
    template: 'applications:mail.submitted',
    to: person.email,
    language: actor.onBehalfBy === undefined ? language : person.language,
    values: {
      name: person.name,
      number,
      incentive: title,
      home: addressOf(building),
    },
  }
}
