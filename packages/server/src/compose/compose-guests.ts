import type { AccountDeps } from '../features/accounts/account-deps.ts'
import { type ProofDeps, requireProof } from '../features/accounts/proof-of-work/proof-of-work.ts'
import { insertGuestPerson } from '../features/accounts/registration/insert-guest.ts'
import { signedInResponse } from '../features/accounts/sessions/begin-session.ts'
import { deleteGuests, findUser } from '../features/accounts/user-store.ts'
import { insertHome } from '../features/buildings/insert-home.ts'
import { insertKnownContact } from '../features/contacts/insert-known-contact.ts'
import type { GuestDeps } from '../features/guests/guest-deps.ts'
import { listUnmoved } from '../features/guests/guest-store.ts'
import { moveGuestsTo } from '../features/guests/move-guest.ts'
import type { PersonalData } from '../platform/personal-data/personal-data.ts'
import { moveOwned } from '../platform/personal-data/personal-data-store.ts'
import type { AppParts, Platform } from './open-platform.ts'

type Moving = Pick<GuestDeps, 'endSessions' | 'keepsApplications' | 'moveOwned'>

const moving = (
  { sessions }: Platform,
  { environment }: AppParts,
  personal: readonly PersonalData[],
): Moving => ({
  moveOwned: (db, scope, whose) =>
    moveOwned(
      db,
      scope,
      personal.flatMap(({ movesWithGuest = [] }) => movesWithGuest),
      whose,
    ),
  endSessions: async (db, { partnerId }, id) => {
    await sessions.endAll(db, partnerId, { kind: 'guest', id })
  },
  keepsApplications: ({ partner }) => !environment.remotePrograms.has(partner.config.code),
})

/** What accounts know of guests: that they may become people with an account. */
export const guestsOfAccounts = (
  platform: Platform,
  given: AppParts,
  personal: readonly PersonalData[],
): AccountDeps['guests'] => ({
  move: (db, scope, user) => moveGuestsTo(moving(platform, given, personal), db, scope, user),
  areWaiting: async (db, scope, email) => (await listUnmoved(db, scope, email)).length > 0,
})

/** A guest is a person with a home, a contact and an application to a program. */
export function composeGuests(
  platform: Platform,
  given: AppParts,
  personal: readonly PersonalData[],
  accounts: AccountDeps & ProofDeps,
  programsOf: GuestDeps['programsOf'],
): GuestDeps {
  const { db, now, jobs, directory, deliverMail, signLinks } = platform
  return {
    db,
    now,
    jobs,
    directory,
    deliverMail,
    signLinks,
    programsOf,
    ...moving(platform, given, personal),
    deleteGuests,
    secret: given.sessionSecret,
    requireProof: (scope, proof) => requireProof(accounts, scope, proof),
    insertPerson: (db, scope, user, user_type) => {
      const text = (name: string) => (typeof user[name] === 'string' ? user[name] : undefined)
      const { email, consent, subscribed } = user
      return insertGuestPerson(db, scope, {
        email,
        consent,
        subscribed,
        user_type,
        name: text('name'),
        first_name: text('first_name'),
        last_name: text('last_name'),
        mailing_address: text('mailing_address'),
        city: text('city'),
        region: text('region') ?? scope.partner.config.default_region ?? undefined,
        country: text('country'),
        community: text('community'),
        zip: text('zip'),
      })
    },
    findPerson: findUser,
    signIn: (exchange, scope, person, way) => signedInResponse(accounts, exchange, scope, person, { way }),
    insertHome: (db, scope, ownerId, place) =>
      insertHome(db, scope, { partnerId: scope.partnerId, ownerId }, place, now()),
    insertContact: (db, scope, known) => insertKnownContact(db, scope, known, now()),
  }
}
