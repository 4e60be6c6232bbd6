import { addressOf } from '@hearthlight/domain/buildings/home-address'
import type { KnownThing } from '@hearthlight/domain/programs/definition/question-definition'
import type { Known } from '@hearthlight/domain/programs/questions/known-answers'
import { findUser } from '../features/accounts/user-store.ts'
import { readBuilding } from '../features/buildings/read-building.ts'
import { findContacts } from '../features/contacts/contact-store.ts'
import type { HomeScope } from '../platform/access/access.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import { readHomeFacts } from './read-home-facts.ts'

/** What is known of a home and of its owner, for the forms of programs. What the product filled in itself is not known. */
export async function knownOf(db: PartnerDb, scope: HomeScope, buildingId: string): Promise<Known> {
  const { partnerId, ownerId } = scope.access
  const facts = await readHomeFacts(db, scope, buildingId)
  const building = await readBuilding(db, scope, buildingId)
  const person = await findUser(db, scope, ownerId)
  const [contact] = await findContacts(db, { partnerId, userId: ownerId })
  const fact = (name: string) => facts[name]?.values[0]
  const area = building.prefilled_fields.includes('floor_area') ? null : building.floor_area
  return {
    ...told('home', {
      address: addressOf(building),
      construction_year: fact('construction_year'),
      floor_area: area === null ? undefined : String(area),
      occupants: fact('occupants'),
      ownership: fact('ownership'),
      heating_fuel: fact('heating_fuel'),
      house_type: fact('house_type'),
    }),
    ...told('profile', {
      name: [person?.first_name, person?.last_name].filter((part) => part).join(' '),
      email: person?.email,
      phone: contact?.fields['MobilePhone'],
      account_number: person?.partner_account_id ?? undefined,
      language: scope.language,
    }),
  }
}

const told = (source: 'home' | 'profile', values: Partial<Record<KnownThing, string | undefined>>): Known =>
  Object.fromEntries(
    Object.entries(values).flatMap(([thing, value]) => (value ? [[thing, { value, source }]] : [])),
  )
