import { applicationPath, updatePath } from '@hearthlight/domain/navigation/application-path'
import { formats } from '@hearthlight/domain/partner/formats'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { MailRequest } from '../../platform/mail/mail.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { type FoundApplication, findApplicant } from './find-application-store.ts'
import { kindOf } from './review-rules.ts'
import type { ReviewRules } from './reviewed.ts'

/** What an applicant is written about. */
export type Told =
  | { readonly kind: 'requested' | 'message'; readonly message: string }
  | {
      readonly kind: 'moved'
      readonly to: string
      readonly message: string
      /** What is approved with it. */
      readonly amount: string | null
    }

/**
 * What the applicant is told, in their own language; a preview shows the very same. A program that has a mail for the
 * status speaks in its own words, and what the reviewer wrote follows them.
 */
export async function applicantMail(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  what: Told,
): Promise<MailRequest> {
  const { id, name, email, language, user_type } = await findApplicant(db, scope, application.user_id)
  const rules = await kindOf(deps, application).rules(db, scope, application, language)
  const own = what.kind === 'moved' ? rules.statusMail(what.to) : undefined
  const where = { to: email, language }
  const approved = isApproval(rules, what) ? approvedWords(scope, language, what.amount) : ''
  if (own !== undefined) {
    const text = [own.text, approved, what.message].filter((part) => part !== '').join('\n\n')
    const mail = { template: 'programs:mail.status', ...where, values: { ...own, text } } as const
    return linked(scope, application, { id, user_type }, what.kind, mail)
  }
  const message = [approved, what.message, asksWith(rules, what)].filter((part) => part !== '').join('\n\n')
  const values = {
    ...{ name, number: application.number, incentive: rules.name, message },
    ...(what.kind === 'moved' && { status: rules.statusName(what.to) }),
  }
  const mail = { template: templateOf(what, message), ...where, values }
  return linked(scope, application, { id, user_type }, what.kind, mail)
}

type Reader = { readonly id: string; readonly user_type: string }

/** With the link to the application, or to what is asked in it. A guest opens it without a password. */
export function linked(
  { site }: Scope,
  application: Pick<FoundApplication, 'id' | 'kind' | 'building_id'>,
  { id, user_type }: Reader,
  kind: Told['kind'],
  mail: MailRequest,
): MailRequest {
  const isAsked = kind === 'requested'
  if (user_type !== 'customer')
    return { ...mail, signed: { by: isAsked ? 'guests.resume' : 'guests.status', id, site } }
  const path = isAsked ? updatePath(application) : applicationPath(application)
  return { ...mail, values: { ...mail.values, url: `${site}${path}` } }
}

/** What an approval asks for stands in the mail that tells of it. */
const asksWith = (rules: ReviewRules, what: Told): string =>
  isApproval(rules, what) && rules.approvalAsks !== null
    ? `${rules.approvalAsks.message}\n\n${rules.approvalAsks.list}`
    : ''

const isApproval = ({ moves }: ReviewRules, what: Told): what is Extract<Told, { kind: 'moved' }> =>
  what.kind === 'moved' && moves.some(({ code, money }) => code === what.to && money === 'committed')

function approvedWords({ partner }: Scope, language: Language, amount: string | null): string {
  if (amount === null) return ''
  const { money } = formats(partner.config, language)
  return translator(language, partner.config)('applications:approved_amount', {
    amount: money(Number(amount), 2),
  })
}

function templateOf(what: Told, message: string): MailRequest['template'] {
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
