import type { AnswerValues } from '@hearthlight/domain/programs/questions/answer-value'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { writeAnswers, writeMeasure, writeTerms } from './built-in/application-content-store.ts'
import { touchApplication } from './built-in/application-row-store.ts'
import type { ApplicationRows } from './built-in-deps.ts'
import { findProgramByCode } from './program-store.ts'

type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
  readonly id: string
  readonly name: string
}
type Rows = Pick<ApplicationRows, 'insert' | 'setStatus'>
type DemoApplication = {
  readonly program: string
  readonly daysAgo: number
  readonly answers: AnswerValues
  readonly measures: Readonly<Record<string, number>>
  /** Handed in at once, and in this status since. */
  readonly reviewed?: string
}

/** What a homeowner of the demo has begun and handed in, by the name of the home. */
const APPLIED: Readonly<Record<string, readonly DemoApplication[]>> = {
  'Birchwood Lane': [
    {
      program: 'free-weatherization',
      daysAgo: 6,
      answers: { home_kind: 'House', drafty_doors: 2, language_of_guide: 'English' },
      measures: {},
      reviewed: 'eligibility_review',
    },
    {
      program: 'appliance-bundle-2026',
      daysAgo: 2,
      answers: {},
      measures: { thermostat: 1, 'led-fixture': 8 },
    },
  ],
}
const DAY_MS = 86_400_000
const BY = { kind: 'system' } as const

/** Applications to programs of demo homes; after the programs. */
export async function seedProgramApplicationsDemo(
  db: PlatformDb,
  buildings: readonly DemoBuilding[],
  now: Date,
  rows: Rows,
): Promise<void> {
  for (const building of buildings)
    for (const application of APPLIED[building.name] ?? []) {
      const at = new Date(now.getTime() - application.daysAgo * DAY_MS)
      const what = { action: 'application.create', record: { type: 'application', of: building.ownerId } }
      await change(db, bySystem(building.partnerId, 'demo'), what, async (changeDb) => {
        const id = await writeApplication(changeDb, building, application, at, rows)
        return { result: undefined, id, after: { program: application.program, building: building.id } }
      })
    }
}

async function writeApplication(
  db: ChangeDb,
  building: DemoBuilding,
  { program, answers, measures, reviewed }: DemoApplication,
  at: Date,
  { insert, setStatus }: Rows,
): Promise<string> {
  const stored = await findProgramByCode(db, building, program)
  if (stored === undefined) throw new Error(`the demo has no program ${program}`)
  const { id } = await insert(
    db,
    building,
    {
      kind: 'Program',
      building_id: building.id,
      program_id: stored.id,
      program_version: stored.version,
      status: stored.definition.initial_status,
    },
    { at, by: BY },
  )
  await writeAnswers(db, building, id, answers, at)
  for (const [measure, quantity] of Object.entries(measures))
    await writeMeasure(db, building, id, { measure, quantity, fields: {} }, at)
  if (reviewed === undefined) return id
  const later = new Date(at.getTime() + DAY_MS)
  await writeTerms(db, building, id, 'terms', at)
  await setStatus(db, building, id, { status: 'submitted', at, by: BY })
  await setStatus(db, building, id, { status: reviewed, at: later, by: BY })
  await touchApplication(db, building, id, later, { submitted_at: at, locked_in_portal: 'yes' })
  return id
}
