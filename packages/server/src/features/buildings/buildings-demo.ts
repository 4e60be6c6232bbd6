import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { insertBuilding } from './building-store.ts'
import { DEMO_HOMES } from './demo-homes.ts'

type DemoPartner = { readonly id: string; readonly code: string }
export type DemoBuilding = {
  readonly partnerId: string
  readonly userId: string
  readonly id: string
  readonly name: string
}

const PLACES: Readonly<Record<string, { country: string; gasUnit: string; advancedModeByDefault: boolean }>> =
  {
    lakeshore: { country: 'US', gasUnit: 'therm', advancedModeByDefault: false },
    boreale: { country: 'CA', gasUnit: 'm3', advancedModeByDefault: true },
    tejo: { country: 'PT', gasUnit: 'kWh', advancedModeByDefault: false },
  }

/** The homes of the demo people, oldest first. */
export async function seedBuildingsDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  people: ReadonlyMap<string, string>,
  at: Date,
): Promise<DemoBuilding[]> {
  const seeded: DemoBuilding[] = []
  for (const partner of partners) {
    const place = PLACES[partner.code]
    for (const { email, home } of DEMO_HOMES[partner.code] ?? []) {
      const userId = people.get(email)
      if (!place || userId === undefined) throw new Error(`the demo has no ${email}`)
      const owner = { partnerId: partner.id, userId }
      const { id } = await inPartner(db, owner, (partnerDb) =>
        insertBuilding(partnerDb, owner, newBuilding(home, { ...place, region: null }), at),
      )
      seeded.push({ ...owner, id, name: home.building_name ?? '' })
    }
  }
  return seeded
}
