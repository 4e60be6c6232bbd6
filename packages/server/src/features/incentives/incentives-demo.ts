import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { withCurrentDates } from './current-dates.ts'
import { writeCatalogue } from './incentive-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }

/** Each demo partner's incentives from its folder, open on this day. Again and again gives the same rows. */
export async function seedIncentivesDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  { partnersFolder, at }: { readonly partnersFolder: string; readonly at: Date },
): Promise<void> {
  for (const partner of partners) {
    const file = await readFile(join(partnersFolder, partner.code, 'incentives.json'), 'utf8')
    const catalogue = withCurrentDates(IncentiveCatalogue.parse(JSON.parse(file)), at)
    const what = { action: 'partner.write-incentives', record: { type: 'partner', id: partner.id } }
    await change(db, bySystem(partner.id, 'demo'), what, async (changeDb) => {
      await writeCatalogue(changeDb, partner.id, catalogue)
      return { result: undefined, after: { incentives: catalogue.incentives.map(({ code }) => code) } }
    })
  }
}
