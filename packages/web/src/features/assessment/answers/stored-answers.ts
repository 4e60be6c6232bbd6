import { AnswerData } from '@hearthlight/domain/assessment/wizard/generic-item'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import { z } from 'zod'
import { homeMemory } from '../../../home/home-memory.ts'
import type { AnswerState } from './answer-state.ts'

const Times = z.record(z.string(), z.string())
const StoredAnswers = z.object({
  buildingId: z.string(),
  sections: z.partialRecord(z.enum(SECTIONS), z.object({ data: AnswerData, answeredAt: Times })),
  waiting: z.partialRecord(z.enum(SECTIONS), Times),
})

/** Answers outlive a closed tab and a lost connection. One building at a time: the one that is being answered. */
export function storeAnswers({ buildingId, sections, waiting }: AnswerState): void {
  homeMemory.setJson('answers', { buildingId, sections, waiting })
}

export function storedAnswers(buildingId: string): AnswerState {
  const kept = StoredAnswers.safeParse(homeMemory.getJson('answers')).data
  const nothing = { sections: {}, waiting: {} }
  const { sections, waiting } = kept?.buildingId === buildingId ? kept : nothing
  return { buildingId, sections, waiting, elsewhere: 0 }
}
