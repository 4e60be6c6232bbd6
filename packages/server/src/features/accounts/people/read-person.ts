import { deviceOf } from '@hearthlight/domain/accounts/device'
import type { ApplicationOfPerson, Person } from '@hearthlight/domain/accounts/people/people'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { namedAdmin } from '../profile/current-user.ts'
import { findUser, type User } from '../user-store.ts'
import { listApplicationsOf, listHomesOf, listMailsTo, listPhonesOf } from './people-store.ts'

type Deps = Pick<AccountDeps, 'db' | 'sessions'>

/** A person of the partner as staff see them: who they are, and what they have here. */
export const readPerson = (deps: Deps, scope: Scope, id: string): Promise<Person> =>
  inPartner(deps.db, scope, async (db) => {
    const user = await findUser(db, scope, id)
    if (user === undefined) throw new Problem('shared.not-found')
    const owner = { partnerId: scope.partnerId, userId: id }
    const homes = await listHomesOf(db, owner)
    const mails = user.erased_at === null ? await listMailsTo(db, scope, user.email) : []
    return {
      ...profileOf(user),
      phones: await listPhonesOf(db, owner),
      homes: homes.map(({ engine_version, computed_at, ...home }) => ({
        ...home,
        city: home.city ?? '',
        engine_version: home.label === null ? null : engine_version,
        computed_at: computed_at?.toISOString() ?? null,
      })),
      applications: await readApplications(db, scope, { userId: id }),
      sessions: await sessionsOf(deps, db, scope, user),
      mails: mails.map(({ created_at, ...mail }) => ({ ...mail, created_at: created_at.toISOString() })),
    }
  })

export const readApplications = async (
  db: PartnerDb,
  scope: Scope,
  whose: Parameters<typeof listApplicationsOf>[2],
): Promise<ApplicationOfPerson[]> =>
  (await listApplicationsOf(db, scope, whose)).map(({ number, name, created_at, ...application }) => ({
    ...application,
    name: name ?? '',
    number: Number(number),
    created_at: created_at.toISOString(),
  }))

const profileOf = (user: User) => ({
  name: user.name,
  email: user.email,
  city: user.city,
  account: user.partner_account_id,
  user_type: user.user_type,
  created_at: user.created_at.toISOString(),
  first_name: user.first_name,
  last_name: user.last_name,
  mailing_address: user.mailing_address,
  region: user.region,
  zip: user.zip,
  language: user.language,
  email_confirmed: user.email_confirmed_at !== null,
  has_password: user.password_hash !== null,
  third_party_signup: user.third_party_signup,
  consent: user.consent,
  subscribed: user.subscribed,
  extra_info: user.extra_info,
  erased_at: user.erased_at?.toISOString() ?? null,
})

async function sessionsOf(
  { sessions }: Deps,
  db: PartnerDb,
  scope: Scope,
  user: User,
): Promise<Person['sessions']> {
  const shown: Person['sessions'] = []
  for (const session of await sessions.list(db, scope.partnerId, { kind: 'user', id: user.id }))
    shown.push({
      id: session.id,
      ...deviceOf(session.userAgent),
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      acting_admin:
        session.onBehalfBy === null ? null : (await namedAdmin(db, scope, session.onBehalfBy)).name,
    })
  return shown
}
