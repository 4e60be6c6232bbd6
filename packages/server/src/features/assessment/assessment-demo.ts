import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import { DEMO_ANSWERS } from './demo-answers.ts'
import { lockItem, writeAnswers } from './generic-item-store.ts'
import { insertUncomputedAudit } from './virtual-audit-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }
type DemoBuilding = {
  readonly partnerId: string
  readonly userId: string
  readonly id: string
  readonly name: string
}
type Mark = (db: PartnerDb, building: DemoBuilding, auditId: string) => Promise<void>

/** Finished assessments of demo homes. The result itself is computed when it is first read. */
export async function seedAssessmentDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  buildings: readonly DemoBuilding[],
  markAssessed: Mark,
  at: Date,
): Promise<void> {
  for (const building of buildings) {
    const code = partners.find((partner) => partner.id === building.partnerId)?.code ?? ''
    const answers = DEMO_ANSWERS[code]?.[building.name]
    if (answers === undefined) continue
    await inPartner(db, building, async (partnerDb) => {
      await answerSections(partnerDb, building, answers, at)
      const auditId = await insertUncomputedAudit(partnerDb, building.partnerId, building.id, at)
      await markAssessed(partnerDb, building, auditId)
    })
  }
}

async function answerSections(
  db: PartnerDb,
  building: DemoBuilding,
  answers: NonNullable<(typeof DEMO_ANSWERS)[string]>[string],
  at: Date,
): Promise<void> {
  for (const section of SECTIONS) {
    const data = answers?.[section]
    if (data === undefined) continue
    const item = await lockItem(db, building.partnerId, building.id, section, at)
    const answeredAt = Object.fromEntries(Object.keys(data).map((name) => [name, at.toISOString()]))
    await writeAnswers(db, item, { data, answeredAt }, at)
  }
}
