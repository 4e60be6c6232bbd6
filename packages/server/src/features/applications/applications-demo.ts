import { INCENTIVE_STATUSES } from '@hearthlight/domain/applications/incentive-statuses'
import { mustTransit } from '@hearthlight/domain/applications/must-transit'
import { transitionFrom } from '@hearthlight/domain/applications/transition-event'
import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { writeComment } from './comments/comment-store.ts'
import type { NewRequest } from './request-store.ts'
import { carryOut, type NoteMoney } from './transition/carry-out.ts'
import { insertApplication } from './transition/transition-store.ts'

type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
  readonly id: string
  readonly name: string
}
type DemoApplication = {
  readonly incentive: string
  readonly answers: Readonly<Record<string, string>>
  readonly asked: NewRequest
}

/** What a homeowner of the demo has applied for, by the name of the home. */
const APPLIED: Readonly<Record<string, DemoApplication>> = {
  'Birchwood Lane': {
    incentive: 'smart-thermostat',
    answers: { 'account-number': 'LP-4100-2201', quantity: '1' },
    asked: {
      kind: 'upload',
      item_id: 'invoice',
      content:
        'The file of your invoice could not be opened. Please send it once more; it has to name the model of the thermostat.',
    },
  },
}
const DAY_MS = 86_400_000
const BY = { kind: 'system' } as const

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
  { findIncentive, noteMoney }: { readonly findIncentive: FindIncentive; readonly noteMoney: NoteMoney },
): Promise<void> {
  for (const building of buildings) {
    const applied = APPLIED[building.name]
    if (applied === undefined) continue
    const what = { action: 'application.create', record: { type: 'application', of: building.id } }
    await change(db, bySystem(building.partnerId, 'demo'), what, async (changeDb) => {
      const incentive = await findIncentive(changeDb, building, applied.incentive)
      const application = {
        building_id: building.id,
        incentive_id: incentive.id,
        kind: incentive.kind,
        project_type_id: incentive.project_type_id,
        quantity: 1,
        status: 'submitted',
      } as const
      const submitted = new Date(at.getTime() - 2 * DAY_MS)
      const made = { at: submitted, by: BY }
      const { id } = await insertApplication(
        changeDb,
        building,
        { ...application, submitted_at: submitted },
        made,
      )
      await answerAndAsk(changeDb, building, id, applied, noteMoney, { submitted, at })
      return { result: undefined, id, after: application }
    })
  }
}

async function answerAndAsk(
  db: ChangeDb,
  building: DemoBuilding,
  id: string,
  { answers, asked }: DemoApplication,
  noteMoney: NoteMoney,
  { submitted, at }: { readonly submitted: Date; readonly at: Date },
): Promise<void> {
  const place = { building_id: building.id, project_id: id, commentable_type: 'ListItem' } as const
  for (const [commentable_id, content] of Object.entries(answers))
    await writeComment(db, building, { ...place, commentable_id }, content, submitted)
  const application = { id, status: 'submitted', submitted_at: submitted, requested_edit: null }
  const step = mustTransit(INCENTIVE_STATUSES, transitionFrom(application), { kind: 'ask' }, 'reviewer')
  const message = asked.content
  await carryOut(noteMoney, db, building, application, step, {
    at,
    by: BY,
    message,
    asked: { requests: [asked], message },
  })
}
