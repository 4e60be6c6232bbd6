import { CurrentUser } from '@hearthlight/domain/accounts/user'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { ShowPerson } from '../../../platform/document/serve-document.ts'
import { findScope } from '../../../platform/scope.ts'
import { sessionOf } from '../../../platform/sessions/current-session.ts'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import { actingAdmin, toCurrentUser } from '../profile/current-user.ts'

/** Of a preview, which has no session and can change nothing. */
const NO_CSRF = ''

type Deps = { readonly db: PlatformDb; readonly sessions: Pick<Sessions, 'csrf'> }

/** The person of the session as their page is told, which is what `GET /api/v1/users` answers. */
export const showPerson =
  ({ db, sessions }: Deps): ShowPerson =>
  async (request) => {
    const scope = findScope(request)
    if (scope?.actor.kind !== 'user') return null
    const session = sessionOf(request)
    const { person, onBehalfBy } = scope.actor
    const admin =
      onBehalfBy === undefined
        ? null
        : await inPartner(db, scope, (partnerDb) => actingAdmin(partnerDb, scope))
    return {
      user: z.encode(CurrentUser, toCurrentUser(person, admin)),
      csrf: session ? sessions.csrf(session) : NO_CSRF,
    }
  }
