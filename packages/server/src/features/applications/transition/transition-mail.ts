import type { Transition } from '@hearthlight/domain/applications/transition'
import { formats } from '@hearthlight/domain/partner/formats'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { MailRequest } from '../../../platform/mail/mail.ts'
import type { Scope } from '../../../platform/scope.ts'
import { receiptMail } from '../applicant/receipt-mail.ts'
import { applicantMail, linked, rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import type { FoundApplication } from '../find-application-store.ts'
import type { TransitTold } from './carry-out.ts'

/** What the applicant is written when something happened to their application; undefined where that is nothing. */
export async function transitionMail(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  step: Transition,
  told: TransitTold & { readonly at: Date },
): Promise<MailRequest | undefined> {
  const { message = '', asked } = told
  const write = (what: Parameters<typeof applicantMail>[4]) =>
    applicantMail(deps, db, scope, application, what)
  switch (step.mail) {
    case 'moved':
      return write({ kind: 'moved', to: step.to, message, amount: step.approved })
    case 'amount':
      return write({ kind: 'message', message })
    case 'requested': {
      const answer_by = asked?.answer_by ?? application.answer_by ?? undefined
      return write({ kind: 'requested', requests: [...(asked?.requests ?? [])], answer_by })
    }
    case 'receipt':
    case 'corrected':
    case 'left':
      return ownMail(deps, db, scope, application, step, told)
    default:
      return undefined
  }
}

/** What a person is told of what they did with their application themselves, in their own language, whoever helped them. */
async function ownMail(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  step: Transition,
  { copy, total = null, at }: TransitTold & { readonly at: Date },
): Promise<MailRequest | undefined> {
  const { actor } = scope
  if (actor.kind !== 'user') throw new Error('Only a person changes their application.')
  const { person, onBehalfBy } = actor
  const language = onBehalfBy === undefined ? scope.language : person.language
  const rules = await rulesIn(deps, db, scope, application, language)
  const sum = application.approved_amount ?? total
  const amount = sum === null ? undefined : formats(scope.partner.config, language).money(Number(sum), 2)
  const own = rules.statusMail(step.to, { name: person.name, amount, next: rules.next(step.to) })
  if (step.mail === 'receipt') return copy && receiptMail(scope, { ...(await copy(step, at)), own })
  const send = (written: Pick<MailRequest, 'template' | 'values'>) =>
    linked(scope, application, person, 'moved', { to: person.email, language, ...written })
  if (own !== undefined)
    return send({ template: 'programs:mail.status', values: { subject: own.subject, text: own.text } })
  // A program says for itself of which statuses its applicants are written.
  if (application.kind === 'Program') return undefined
  const values = { name: person.name, number: application.number, incentive: rules.name }
  return send({
    template: `applications:mail.${step.mail === 'corrected' ? 'corrected' : 'withdrawn'}`,
    values,
  })
}
