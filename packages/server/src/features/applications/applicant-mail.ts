import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { type FoundApplication, findApplicant } from './find-application-store.ts'
import { kindOf } from './review-rules.ts'
import type { ReviewRules } from './reviewed.ts'

type What =
  | { readonly kind: 'requested' | 'message'; readonly message: string }
  | { readonly kind: 'moved'; readonly to: string; readonly message: string }

/**
 * What the applicant is told, in their own language; a preview shows the very same. A program that has a mail for the
 * status speaks in its own words, and what the reviewer wrote follows them.
 */
export async function applicantMail(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  what: What,
): Promise<MailRequest> {
  const { name, email, language } = await findApplicant(db, scope, application.user_id)
  const rules = await kindOf(deps, application).rules(db, scope, application, language)
  const own = what.kind === 'moved' ? rules.statusMail(what.to) : undefined
  if (own !== undefined) {
    const text = [own.text, what.message].filter((part) => part !== '').join('\n\n')
    return { template: 'programs:mail.status', to: email, language, values: { ...own, text } }
  }
  const message = [what.message, asksWith(rules, what)].filter((part) => part !== '').join('\n\n')
  return {
    template: templateOf(what, message),
    to: email,
    language,
    values: {
      ...{ name, number: application.number, incentive: rules.name, message },
      ...(what.kind === 'moved' && { status: rules.statusName(what.to) }),
    },
  }
}

/** What an approval asks for stands in the mail that tells of it. */
function asksWith({ moves, approvalAsks }: ReviewRules, what: What): string {
  const isApproved =
    what.kind === 'moved' && moves.some(({ code, money }) => code === what.to && money === 'committed')
  return isApproved && approvalAsks !== null ? `${approvalAsks.message}\n\n${approvalAsks.list}` : ''
}

function templateOf(what: What, message: string): MailRequest['template'] {
  if (what.kind !== 'moved') return `applications:mail.${what.kind}`
  return message === '' ? 'applications:mail.moved' : 'applications:mail.moved_with'
}

/** What an application is called, for who reads this language. */
export const rulesIn = (
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  language: Language = scope.language,
): Promise<ReviewRules> => kindOf(deps, application).rules(db, scope, application, language)
