import { ADMIN_PATHS } from '@hearthlight/domain/navigation/admin-paths'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../../../platform/database/schema.ts'
import { defineJob, type Job, type Jobs, WAITS_ON_OTHERS } from '../../../../platform/jobs/job.ts'
import type { DeliverMail } from '../../../../platform/mail/mailer.ts'
import type { InPartner } from '../../../../platform/scope.ts'
import { issuePasswordToken } from '../password-token-store.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { findMember, type StoredMember } from './member-store.ts'

export type MailingDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly deliverMail: DeliverMail
}

const Payload = z.object({
  partnerId: z.string(),
  language: z.enum(LANGUAGES),
  staffId: z.string(),
  site: z.url(),
})

/** The token is made where the mail leaves: a job that carried it would keep it readable for as long as jobs are kept. */
export function invitationMails({
  db,
  now,
  jobs,
  deliverMail,
}: MailingDeps): Pick<StaffDeps, 'mailInvitation'> & { readonly jobs: readonly Job[] } {
  const job = defineJob(
    'accounts.send-invitation',
    Payload,
    async ({ partnerId, language, staffId, site }) => {
      const made = await inPartner(db, { partnerId }, (partnerDb) =>
        issueInvitation(partnerDb, { partnerId }, staffId, now()),
      )
      if (made === undefined) return
      const { member, token } = made
      await deliverMail(partnerId, {
        template: 'admin-staff:mail.invitation',
        to: member.email,
        language,
        values: {
          name: member.name,
          url: invitationUrl(site, token),
          days: daysUntil(made.endsAt, now()),
        },
      })
    },
    { atOnce: WAITS_ON_OTHERS, person: 'staffId' },
  )
  return {
    jobs: [job],
    mailInvitation: (db, { partnerId, language }, invitation) =>
      jobs.enqueue(db, job, { ...invitation, partnerId, language }),
  }
}

export const invitationUrl = (site: string, token: string): string =>
  `${site}${ADMIN_PATHS.invitation}?t=${token}`

const daysUntil = (end: Date, now: Date) =>
  Math.max(1, Math.round((end.getTime() - now.getTime()) / 86_400_000))

/** A link for who is still invited; the one before stops working. */
export async function issueInvitation(
  db: PartnerDb,
  scope: InPartner,
  staffId: string,
  now: Date,
): Promise<{ member: StoredMember; token: string; endsAt: Date } | undefined> {
  const member = await findMember(db, scope, staffId)
  const endsAt = member?.invitation_ends_at
  if (!member || !endsAt || member.joined_at !== null) return undefined
  const holder = { partnerId: scope.partnerId, staffId }
  const token = await issuePasswordToken(db, holder, { purpose: 'invitation', endsAt, now })
  return { member, token, endsAt }
}
