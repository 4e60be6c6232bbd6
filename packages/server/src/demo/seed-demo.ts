import { demoStaffEmails, seedAccountsDemo } from '../features/accounts/accounts-demo.ts'
import { isAnyStaff } from '../features/accounts/admin-store.ts'
import { seedAdvisorsDemo } from '../features/advisors/advisors-demo.ts'
import { seedApplicationsDemo } from '../features/applications/applications-demo.ts'
import { seedAssessmentDemo } from '../features/assessment/assessment-demo.ts'
import { seedBuildingsDemo } from '../features/buildings/buildings-demo.ts'
import { findIncentiveByCode } from '../features/incentives/incentive-store.ts'
import { seedIncentivesDemo } from '../features/incentives/incentives-demo.ts'
import { DEMO_PARTNERS, type DemoPartner, seedPartnersDemo } from '../features/partner/partner-demo.ts'
import { lockEmptyDatabase } from '../features/partner/partner-store.ts'
import { noteMoney } from '../features/payments/note-money.ts'
import { seedProgramApplicationsDemo } from '../features/programs/program-applications-demo.ts'
import { seedProgramsDemo } from '../features/programs/programs-demo.ts'
import { seedSchedulingDemo } from '../features/scheduling/scheduling-demo.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Environment } from '../platform/process/environment.ts'
import { StartFailure } from '../platform/process/start-failure.ts'
import { seedMeasured } from './measured/seed-measured.ts'
import { DEMO_ROWS, seedNeighbours } from './seed-neighbours.ts'

export type SeedParts = {
  readonly partnersFolder: string
  readonly at: Date
  /**
   * More people with homes, applications and visits, so that the console looks as on a working day; `site` is where links of
   * their mails lead, `climate` the folder of the weather. Tests begin from a few rows.
   */
  readonly neighbours?: { readonly site: string; readonly climate: string }
}

/** The demo partners and people on an empty database: all of it or nothing. Answers the partners that it made. */
export async function seedDemo(
  db: PlatformDb,
  { partnersFolder, at, neighbours }: SeedParts,
): Promise<readonly DemoPartner[]> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockEmptyDatabase(transaction))) return []
    const partners = await seedPartnersDemo(transaction, partnersFolder, at)
    const people = await seedAccountsDemo(transaction, partners, { partnersFolder, at })
    const buildings = await seedBuildingsDemo(transaction, partners, people, at)
    await seedAssessmentDemo(transaction, partners, buildings, at)
    await seedIncentivesDemo(transaction, partners, { partnersFolder, at })
    await seedProgramsDemo(transaction, partners, { partnersFolder, at })
    await seedAdvisorsDemo(transaction, partners)
    await seedSchedulingDemo(transaction, partners, at)
    await seedApplicationsDemo(transaction, buildings, at, {
      findIncentive: findIncentiveByCode,
      noteMoney,
    })
    await seedProgramApplicationsDemo(transaction, buildings, at, DEMO_ROWS)
    if (neighbours !== undefined) {
      // Their applications are older, and so have lower numbers.
      await seedMeasured(transaction, partners, { now: at, ...neighbours })
      await seedNeighbours(transaction, partners, { now: at, ...neighbours })
    }
    return partners
  })
}

/** Everybody may read the password of the demo staff, so that a production server goes on with them only when told to. */
export async function refuseDemoStaff(
  db: PlatformDb,
  { production, seedDemo }: Pick<Environment, 'production' | 'seedDemo'>,
): Promise<void> {
  if (!production || seedDemo) return
  if (await isAnyStaff(db, demoStaffEmails(DEMO_PARTNERS)))
    throw new StartFailure(
      'SEED_DEMO: this database holds the demo staff, whose password is published. Start on another database, or say SEED_DEMO=true if this is a demo.',
    )
}
