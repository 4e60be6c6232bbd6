import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { z } from 'zod'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { listUnreminded, noteReminded } from './booking-store.ts'
import { bookedOf } from './present-visit.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { sendVisitMail } from './send-visit-mail.ts'
import { personMail } from './visit-mails.ts'
import { findVisitOfBooking } from './visit-store.ts'

const DAY_MS = 86_400_000
const Nothing = z
  .object({})
  .nullish()
  .transform(() => ({}))

/**
 * Looks for visits of the coming day and reminds of them. Nothing is prepared when a visit is booked: what the mail says is
 * read when it is sent, so that a moved visit has its new time and a cancelled one no mail at all.
 */
export const remindJob = (deps: SchedulingDeps): Job<typeof Nothing> =>
  defineJob(
    'scheduling.remind',
    Nothing,
    async () => {
      const now = deps.now()
      const due = await listUnreminded(deps.db, now, new Date(now.getTime() + DAY_MS))
      // Who booked within a day of the visit has just been told of it.
      const waiting = due.filter(
        ({ booked_at, start_at }) => start_at.getTime() - booked_at.getTime() > DAY_MS,
      )
      for (const { partner_id, id } of waiting) await remind(deps, partner_id, id)
    },
    { cron: '*/10 * * * *' },
  )

async function remind(deps: SchedulingDeps, partnerId: string, bookingId: string): Promise<void> {
  const partner = await deps.directory.byId(partnerId)
  if (partner === undefined) return
  const record = { type: 'booking', id: bookingId }
  await change(
    deps.db,
    bySystem(partnerId, 'scheduling.remind'),
    { action: 'visit.remind', record },
    async (db) => {
      const row = await findVisitOfBooking(db, { partnerId }, bookingId)
      const booked = row === undefined ? null : bookedOf(row)
      if (row === undefined || booked === null) return { result: undefined }
      if (!(await noteReminded(db, { partnerId }, bookingId, deps.now()))) return { result: undefined }
      const language = LANGUAGES.find((each) => each === row.person_language) ?? 'en'
      const { config } = partnerIn(partner, language)
      await sendVisitMail(deps, db, partnerId, personMail('reminder', { row, booked, config }))
      return { result: undefined, after: { reminded_at: deps.now() } }
    },
  )
}
