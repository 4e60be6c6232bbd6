import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useState } from 'react'
import { saveItems } from '../../api/answers-api.ts'
import { refreshBuildings } from '../../api/buildings-api.ts'
import { refreshIncentives } from '../../api/incentives-api.ts'
import { refreshAudits } from '../../api/virtual-audits-api.ts'
import type { Question } from './overview/method/fix-answer.tsx'

/** Which answer is being corrected, and how it is kept: on the server, which then works out the result anew. */
export function useReportAnswers(buildingId: string) {
  const [question, setQuestion] = useState<Question | null>(null)
  return {
    question,
    ask: ({ section, field }: Question) => setQuestion({ section, field }),
    close: () => setQuestion(null),
    keep: async (section: Section, data: Record<string, string[]>) => {
      await saveItems([{ item_type: section, data, building_id: buildingId }])
      await Promise.all([refreshAudits(), refreshIncentives(), refreshBuildings()])
    },
  }
}
