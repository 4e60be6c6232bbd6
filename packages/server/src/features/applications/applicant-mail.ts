import { itemName } from '@hearthlight/domain/applications/request-kinds'
import type { RequestChanges } from '@hearthlight/domain/applications/staff-application'
import { applicationPath, ITEM, updatePath } from '@hearthlight/domain/navigation/application-path'
import { formats } from '@hearthlight/domain/partner/formats'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { MailList, MailRequest } from '../../platform/mail/mail.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts/texts.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { type FoundApplication, findApplicant } from './find-application-store.ts'
import type { ApprovalAsks, ReviewRules } from './review/review-contract.ts'
import { kindOf } from './review/review-of-kind.ts'

/** What an applicant is written about. */
export type Told =
  | { readonly kind: 'message'; readonly message: string }
  | {
      readonly kind: 'requested'
      readonly requests: RequestChanges['requests']
      readonly answer_by?: string | undefined
    }
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
  const amount = isApproval(rules, what) ? amountWords(scope, language, what.amount) : undefined
  const next = isApproval(rules, what) && rules.approvalAsks === null ? rules.next(what.to) : ''
  const own = what.kind === 'moved' ? rules.statusMail(what.to, { name, amount, next }) : undefined
  const where = { to: email, language }
  const reader = { id, user_type }
  // What the program's own words name already is not said twice.
  const told = (named: 'amount' | 'next', value: string | undefined) =>
    value === undefined || value === '' || own?.names.includes(named)
      ? ''
      : translator(language, scope.partner.config)(`applications:approved.${named}`, { [named]: value })
  if (own !== undefined) {
    const text = paragraphs(own.text, told('amount', amount), told('next', next), messageIn(what))
    const values = { subject: own.subject, text }
    const mail = { template: 'programs:mail.status', ...where, values } as const
    return linked(scope, application, reader, what.kind, mail)
  }
  const asks = asksOf(rules, what)
  const list = asks && listOf(scope, application, reader, asks)
  const message = paragraphs(told('amount', amount), messageIn(what), asks?.message ?? '', told('next', next))
  const values = {
    name,
    number: application.number,
    incentive: rules.name,
    message,
    ...(what.kind === 'moved' && { status: rules.statusName(what.to) }),
    ...(what.kind === 'requested' &&
      what.answer_by !== undefined && { day: dayWords(scope, language, what.answer_by) }),
  }
  const mail = { template: templateOf(what, message, asks), ...where, values, ...(list && { list }) }
  return linked(scope, application, reader, asks === undefined ? what.kind : 'requested', mail)
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
  if (isGuest({ user_type }))
    return { ...mail, signed: { by: isAsked ? 'guests.resume' : 'guests.status', id, site } }
  const path = isAsked ? updatePath(application) : applicationPath(application)
  return { ...mail, values: { ...mail.values, url: `${site}${path}` } }
}

const isGuest = ({ user_type }: Pick<Reader, 'user_type'>) => user_type !== 'customer'

/** Each thing that is asked, with the link that opens it right there. */
function listOf(
  { site }: Scope,
  application: FoundApplication,
  reader: Reader,
  { requests, items }: Asks,
): MailList {
  return {
    line: 'applications:copy.asked',
    items: requests.map(({ content, ...item }) => ({
      name: items.find(({ id }) => id === item.item_id)?.name ?? '',
      says: content.replaceAll(/\s+/g, ' '),
      place: isGuest(reader)
        ? new URLSearchParams({ [ITEM]: itemName(item) }).toString()
        : `${site}${updatePath(application, item)}`,
    })),
  }
}

const messageIn = (what: Told): string => (what.kind === 'requested' ? '' : what.message)

type Asks = Omit<ApprovalAsks, 'status'>

/** What the mail asks for: what the reviewer asks, or what an approval asks by itself. */
function asksOf(rules: ReviewRules, what: Told): Asks | undefined {
  if (what.kind === 'requested') {
    const { requests } = what
    return { requests, items: requests.flatMap(({ kind }) => rules.asked[kind]), message: '' }
  }
  return isApproval(rules, what) ? (rules.approvalAsks ?? undefined) : undefined
}

const isApproval = ({ moves }: ReviewRules, what: Told): what is Extract<Told, { kind: 'moved' }> =>
  what.kind === 'moved' && moves.some(({ code, money }) => code === what.to && money === 'committed')

const amountWords = ({ partner }: Scope, language: Language, amount: string | null): string | undefined =>
  amount === null ? undefined : formats(partner.config, language).money(Number(amount), 2)

const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')

const dayWords = ({ partner }: Scope, language: Language, day: string): string =>
  formats(partner.config, language).date(new Date(`${day}T12:00:00Z`))

function templateOf(what: Told, message: string, asks: Asks | undefined): MailRequest['template'] {
  if (what.kind === 'message') return 'applications:mail.message'
  if (what.kind === 'requested')
    return what.answer_by === undefined ? 'applications:mail.requested' : 'applications:mail.requested_by'
  if (asks !== undefined) return 'applications:mail.moved_asks'
  return message === '' ? 'applications:mail.moved' : 'applications:mail.moved_with'
}

/** Where staff have it open. */
export const consoleUrl = ({ site }: Scope, id: string): string => `${site}/admin/applications/${id}`

/** What an application is called, for who reads this language. */
export const rulesIn = (
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
  language: Language = scope.language,
): Promise<ReviewRules> => kindOf(deps, application).rules(db, scope, application, language)
