import { newBuilding } from '@hearthlight/domain/buildings/new-building'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { insertBuilding } from './building-store.ts'
import { DEMO_HOMES } from './demo-homes.ts'

type DemoPartner = { readonly id: string; readonly code: string }
export type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
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
      const ownerId = people.get(email)
      if (!place || ownerId === undefined) throw new Error(`the demo has no ${email}`)
      const owner = { partnerId: partner.id, ownerId }
      const record = newBuilding(home, { ...place, region: null })
      const what = { action: 'building.create', record: { type: 'building', of: ownerId } }
      const id = await change(db, bySystem(partner.id, 'demo'), what, async (changeDb) => {
        const { id } = await insertBuilding(changeDb, owner, record, at)
        return { result: id, id, after: record.fields }
      })
      seeded.push({ ...owner, id, name: home.building_name ?? '' })
    }
  }
  return seeded
}
