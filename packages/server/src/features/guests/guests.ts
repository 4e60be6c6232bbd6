import { guestProblems } from '@hearthlight/domain/guests/guest-problems'
import { RESUME_DAYS } from '@hearthlight/domain/guests/guest-times'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Feature } from '../../platform/feature.ts'
import type { GuestDeps } from './guest-deps.ts'
import { guestMailJob } from './guest-mails.ts'
import { guestRoutes } from './guest-routes.ts'
import { forgetUnsent } from './guest-store.ts'
import { GUEST_LINK_KINDS, guestToken, guestUrl } from './guest-token.ts'
import { guestsPersonalData } from './guests-personal-data.ts'
import { up as guestsUp } from './migrations/0200-guests.ts'

const DAY_MS = 86_400_000

export const guests: Feature<{ readonly guests: GuestDeps }> = {
  name: 'guests',
  personal: guestsPersonalData,
  migrations: { '0200-guests': { up: guestsUp } },
  problems: guestProblems,
  open: ({ guests: deps }) => {
    for (const kind of GUEST_LINK_KINDS)
      deps.signLinks(`guests.${kind}`, (partnerId, id, site, query) =>
        guestUrl(site, guestToken(deps.secret, partnerId, kind, id), query),
      )
    return {
      jobs: [guestMailJob(deps)],
      routes: guestRoutes(deps),
      forget: () =>
        inTransaction(deps.db, async (db) => {
          const before = new Date(deps.now().getTime() - RESUME_DAYS * DAY_MS)
          await deps.deleteGuests(db, await forgetUnsent(db, before))
        }),
    }
  },
}
