import type { ConsoleSearch } from '@hearthlight/domain/accounts/staff/console-search'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { hasPermission, type Scope } from '../../platform/scope.ts'
import { wordsOf } from '../../platform/search/search-words-store.ts'
import { findRecords, readApplications, readHomes, readPeople } from './search-store.ts'

/** Finds people, homes and applications by the beginnings of words, of each what the asker may open. */
export const searchConsole = (
  { db }: { readonly db: PlatformDb },
  scope: Scope,
  text: string,
): Promise<ConsoleSearch> =>
  inPartner(db, scope, async (partnerDb) => {
    const [first, ...others] = wordsOf(text)
    if (first === undefined) return { applications: [], people: [], homes: [] }
    const people = await findRecords(partnerDb, scope, 'person', [first, ...others])
    const homes = await findRecords(partnerDb, scope, 'home', [first, ...others])
    const digits = /^#?(\d{1,9})$/.exec(text.trim())?.[1]
    const number = digits === undefined ? null : Number(digits)
    return {
      applications: hasPermission(scope, 'applications')
        ? await applications(partnerDb, scope, { people, homes, number })
        : [],
      people:
        hasPermission(scope, 'users') && people.length > 0
          ? (await readPeople(partnerDb, scope, people)).map(({ id, name, email }) => ({
              id,
              title: name,
              note: email,
            }))
          : [],
      homes:
        hasPermission(scope, 'buildings') && homes.length > 0
          ? (await readHomes(partnerDb, scope, homes)).map(({ id, owner, address }) => ({
              id,
              title: address,
              note: owner,
            }))
          : [],
    }
  })

const applications = async (db: PartnerDb, scope: Scope, found: Parameters<typeof readApplications>[2]) =>
  (await readApplications(db, scope, found)).map(({ id, number, applicant, address }) => ({
    id,
    title: `${number} ${applicant}`,
    note: address,
  }))
