import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { writeCatalogue } from './incentive-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }

/** Each demo partner's incentives from its folder. Again and again gives the same rows. */
export async function seedIncentivesDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  partnersFolder: string,
): Promise<void> {
  for (const partner of partners) {
    const file = await readFile(join(partnersFolder, partner.code, 'incentives.json'), 'utf8')
    await inPartner(db, { partnerId: partner.id }, (partnerDb) =>
      writeCatalogue(partnerDb, partner.id, IncentiveCatalogue.parse(JSON.parse(file))),
    )
  }
}
