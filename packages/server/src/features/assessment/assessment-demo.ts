import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { DEMO_ANSWERS } from './demo-answers.ts'
import { lockItem, writeAnswers } from './items/generic-item-store.ts'
import { insertUncomputedAudit } from './virtual-audit-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }
type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
  readonly id: string
  readonly name: string
}

/** Finished assessments of demo homes. The result itself is computed when it is first read. */
export async function seedAssessmentDemo(
  db: PlatformDb,
  partners: readonly DemoPartner[],
  buildings: readonly DemoBuilding[],
  at: Date,
): Promise<void> {
  for (const building of buildings) {
    const code = partners.find((partner) => partner.id === building.partnerId)?.code ?? ''
    const answers = DEMO_ANSWERS[code]?.[building.name]
    if (answers !== undefined) await seedFinishedAssessment(db, building, answers, at)
  }
}

export async function seedFinishedAssessment(
  db: PlatformDb,
  building: Omit<DemoBuilding, 'name'>,
  answers: Answers,
  at: Date,
): Promise<void> {
  const what = { action: 'assessment.submit', record: { type: 'virtual_audit', of: building.id } }
  await change(db, bySystem(building.partnerId, 'demo'), what, async (changeDb) => {
    await answerSections(changeDb, building, answers, at)
    const id = await insertUncomputedAudit(changeDb, building.partnerId, building.id, at)
    return { result: undefined, id, after: { building_id: building.id } }
  })
}

async function answerSections(
  db: ChangeDb,
  building: Omit<DemoBuilding, 'name'>,
  answers: Answers,
  at: Date,
): Promise<void> {
  for (const section of SECTIONS) {
    const data = answers[section]
    if (data === undefined) continue
    const item = await lockItem(db, building.partnerId, building.id, section, at)
    const answeredAt = Object.fromEntries(Object.keys(data).map((name) => [name, at.toISOString()]))
    await writeAnswers(db, item, { data, answeredAt }, at)
  }
}
