import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { insertApplication } from './application-store.ts'

type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
  readonly id: string
  readonly name: string
}

/** What a homeowner of the demo has applied for, by the name of the home. */
const APPLIED: Readonly<Record<string, { readonly incentive: string; readonly requested_edit: string }>> = {
  'Birchwood Lane': {
    incentive: 'smart-thermostat',
    requested_edit: 'Please tell us the model of the thermostat: the invoice does not name it.',
  },
}

type FindIncentive = (
  db: PartnerDb,
  scope: InPartner,
  code: string,
) => Promise<{ readonly id: string; readonly kind: ProgrammableType; readonly project_type_id: string }>

/** Applications of demo homes; after the catalogue. */
export async function seedApplicationsDemo(
  db: PlatformDb,
  buildings: readonly DemoBuilding[],
  at: Date,
  findIncentive: FindIncentive,
): Promise<void> {
  for (const { name, id: building_id, ...owner } of buildings) {
    const applied = APPLIED[name]
    if (applied === undefined) continue
    const what = { action: 'application.create', record: { type: 'application', of: building_id } }
    await change(db, bySystem(owner.partnerId, 'demo'), what, async (changeDb) => {
      const incentive = await findIncentive(changeDb, owner, applied.incentive)
      const application = {
        building_id,
        incentive_id: incentive.id,
        kind: incentive.kind,
        project_type_id: incentive.project_type_id,
        quantity: 1,
        status: 'information_requested',
        requested_edit: applied.requested_edit,
        submitted_at: at,
      } as const
      const { id } = await insertApplication(changeDb, owner, application, { at, by: { kind: 'system' } })
      return { result: undefined, id, after: application }
    })
  }
}
