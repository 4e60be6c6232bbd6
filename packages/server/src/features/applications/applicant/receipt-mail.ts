import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import { addressOf } from '@hearthlight/domain/buildings/home-address'
import { questionContext } from '@hearthlight/domain/texts/question-context'
import type { MailRequest } from '../../../platform/mail/mail.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { linked } from '../applicant-mail.ts'

/** What a person has in hand when they have applied, in their own language, whoever helped them. */
export function receiptMail(scope: Scope, sent: HandedIn): MailRequest {
  const { actor } = scope
  if (actor.kind !== 'user') throw new Error('Only a person applies.')
  const { person } = actor
  const language = actor.onBehalfBy === undefined ? scope.language : person.language
  const translate = translator(language, scope.partner.config)
  const home = { name: translate('applications:copy.home'), value: addressOf(sent.home) }
  const lines = [home, ...sent.lines]
  const next = translate('applications:copy.next', { next: sent.next })
  const mail: MailRequest = {
    template: templateOf(sent),
    to: person.email,
    language,
    values: {
      name: person.name,
      number: sent.application.number,
      incentive: sent.name,
      ...(sent.own && { subject: sent.own.subject, text: sent.own.text }),
      copy: lines.map(({ name, value }) => lineOf(name, value)).join('\n'),
      next: actor.guest ? `${next}\n\n${translate('applications:copy.guest')}` : next,
    },
  }
  return linked(scope, sent.application, person, 'moved', mail)
  // One line each, however many lines somebody typed.
  function lineOf(name: string, value: string): string {
    const line = translate('applications:copy.line', { name, value, ...questionContext(name) })
    return `- ${line.replaceAll(/\s+/g, ' ')}`
  }
}

function templateOf({ own, isUpdate }: HandedIn): MailRequest['template'] {
  if (isUpdate) return 'applications:mail.updated'
  return own === undefined ? 'applications:mail.submitted' : 'applications:mail.receipt'
}
