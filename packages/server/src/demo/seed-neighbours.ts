import { mustTransit } from '@hearthlight/domain/applications/must-transit'
import { transitionFrom } from '@hearthlight/domain/applications/transition-event'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { insertUser } from '../features/accounts/user-store.ts'
import { carryOut } from '../features/applications/transition/carry-out.ts'
import { insertApplication } from '../features/applications/transition/transition-store.ts'
import { seedFinishedAssessment } from '../features/assessment/assessment-demo.ts'
import { insertBuilding } from '../features/buildings/building-store.ts'
import { noteMoney } from '../features/payments/note-money.ts'
import { seedProgramApplication } from '../features/programs/program-applications-demo.ts'
import { bySystem, change } from '../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../platform/database/schema.ts'
import { NEIGHBOURS, type Neighbour } from './neighbours.ts'
import { seedVisit } from './seed-visit.ts'

export const DEMO_ROWS: Parameters<typeof seedProgramApplication>[4] = {
  insert: insertApplication,
  move: async (db, scope, application, statuses, { event, actor }, told) => {
    const step = mustTransit(statuses, transitionFrom(application), event, actor)
    await carryOut(noteMoney, db, scope, application, step, told)
    return step
  },
}

const DAY_MS = 86_400_000
const UTILITY = 'Lakeshore Power & Gas'

/** The people of one demo partner around those whom everybody knows: homes, assessments, applications, payments, visits. */
export async function seedNeighbours(
  db: PlatformDb,
  partners: readonly { readonly id: string; readonly code: string }[],
  { now, site }: { readonly now: Date; readonly site: string },
): Promise<void> {
  const partnerId = partners.find(({ code }) => code === 'lakeshore')?.id
  if (partnerId === undefined) return
  for (const neighbour of NEIGHBOURS) {
    const at = new Date(now.getTime() - neighbour.daysAgo * DAY_MS)
    const what = { action: 'demo.neighbour', record: { type: 'partner', id: partnerId } }
    const home = await change(db, bySystem(partnerId, 'demo'), what, async (changeDb) => ({
      result: await writeHome(changeDb, partnerId, neighbour, at),
    }))
    if (neighbour.answers !== null) await seedFinishedAssessment(db, home, answersOf(neighbour), at)
    for (const application of neighbour.applications)
      await seedProgramApplication(db, home, application, now, DEMO_ROWS)
    if (neighbour.visit !== undefined) await seedVisit(db, home, neighbour.visit, { now, site })
  }
}

async function writeHome(db: ChangeDb, partnerId: string, neighbour: Neighbour, at: Date) {
  const { first_name, last_name, address, city, zip } = neighbour
  const place = { city, region: 'WI', zip }
  const { id: ownerId } = await insertUser(
    db,
    { partnerId, language: 'en' },
    {
      first_name,
      last_name,
      name: `${first_name} ${last_name}`,
      mailing_address: address,
      ...place,
      country: 'US',
      community: '',
      email: emailOf(neighbour),
      partner_account_id: null,
      consent: true,
      subscribed: false,
      password_hash: null,
      user_type: 'customer',
      third_party_signup: false,
      email_confirmed_at: at,
      who_dunnit_admin_id: null,
      extra_info: {},
    },
  )
  const owner = { partnerId, ownerId }
  const record = newBuilding(
    {
      address1: address,
      ...place,
      construction_year: neighbour.year,
      floor_area: neighbour.area,
      ownership: 'own',
      electric_utility: UTILITY,
      gas_utility: UTILITY,
    },
    { country: 'US', gasUnit: 'therm', advancedModeByDefault: false, region: null },
  )
  const { id } = await insertBuilding(db, owner, record, at)
  return { ...owner, id }
}

const emailOf = ({ first_name, last_name }: Neighbour) =>
  `${first_name}.${last_name}@neighbours.test`.toLowerCase()

function answersOf({ answers, area }: Neighbour): Answers {
  const { house_type = 'detached', heating_fuel = 'natural_gas' } = answers ?? {}
  return {
    fuel_type: { heating_fuel: [heating_fuel], water_heating_fuel: ['electricity'] },
    house_type: { house_type: [house_type] },
    area_basics: { floor_area: [String(area)], floor_area_unit: ['ft2'], occupants: ['3'] },
  }
}
