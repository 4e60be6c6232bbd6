import { calledName } from '@hearthlight/domain/accounts/user-name'
import { resumeEnds, statusEnds } from '@hearthlight/domain/guests/guest-times'
import { formats } from '@hearthlight/domain/partner/formats'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Db } from '../../platform/database/schema.ts'
import { defineJob, type Job, WAITS_ON_OTHERS } from '../../platform/jobs/job.ts'
import type { GuestDeps } from './guest-deps.ts'
import { findGuest } from './guest-store.ts'
import { type GuestLinkKind, guestToken, guestUrl } from './guest-token.ts'

const GuestMail = z.object({
  partnerId: z.string(),
  guestId: z.string(),
  mail: z.enum(['started', 'submitted']),
  number: z.number(),
  site: z.string(),
})
const NAME = 'guests.mail'

/** The links are signed where the mail leaves: a job that carried them would keep them readable for as long as jobs are kept. */
export const guestMailJob = (deps: GuestDeps): Job<typeof GuestMail> =>
  defineJob(
    NAME,
    GuestMail,
    async ({ partnerId, guestId, mail, number, site }) => {
      const partner = await deps.directory.byId(partnerId)
      if (partner === undefined) return
      const { guest, person } = await inPartner(deps.db, { partnerId }, async (db) => ({
        guest: await findGuest(db, { partnerId }, guestId),
        person: await deps.findPerson(db, { partnerId }, guestId),
      }))
      if (guest === undefined || person === undefined) return
      const { date } = formats(partnerIn(partner, person.language).config, person.language)
      const link = (kind: GuestLinkKind) => guestUrl(site, guestToken(deps.secret, partnerId, kind, guestId))
      await deps.deliverMail(partnerId, {
        template: `guests:mail.${mail}`,
        to: person.email,
        language: person.language,
        values: {
          name: calledName(person),
          program: guest.program_name,
          number,
          resume: link('resume'),
          resume_until: date(resumeEnds(guest.created_at)),
          status: link('status'),
          status_until: date(statusEnds(guest.created_at)),
        },
      })
    },
    { atOnce: WAITS_ON_OTHERS, person: 'guestId' },
  )

/** Leaves if and only if the transaction of `db` commits. */
export const sendGuestMail = (
  { jobs }: Pick<GuestDeps, 'jobs'>,
  db: Db,
  mail: z.infer<typeof GuestMail>,
): Promise<void> => jobs.enqueue(db, { name: NAME, payload: GuestMail }, mail)
