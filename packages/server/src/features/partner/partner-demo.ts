import { join } from 'node:path'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { publishConfig } from './publish-partner.ts'
import { readPartnerSource } from './read-partner-folder.ts'

export const DEMO_PARTNERS = ['lakeshore', 'boreale', 'tejo'] as const

export type DemoPartner = { readonly id: string; readonly code: string }

/** Publishes the demo partners from their folders. */
export async function seedPartnersDemo(
  db: PlatformDb,
  partnersFolder: string,
  at: Date,
): Promise<DemoPartner[]> {
  const seeded: DemoPartner[] = []
  for (const code of DEMO_PARTNERS) {
    const published = await publishConfig(db, code, await readPartnerSource(join(partnersFolder, code)), {
      at,
    })
    if (published.kind === 'invalid') {
      const [first] = published.problems
      throw new Error(`partners/${code}: ${first?.path}: ${first?.message}`)
    }
    seeded.push({ id: published.partnerId, code })
  }
  return seeded
}
