import type { Section } from '@hearthlight/domain/assessment/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from './fix-answer.tsx'
import { putAnswer } from './report-api.ts'

/** Which answer is being corrected, and how it is kept: on the server, which then works out the result anew. */
export function useReportAnswers(buildingId: string) {
  const queries = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)
  return {
    question,
    ask: ({ section, field }: Question) => setQuestion({ section, field }),
    close: () => setQuestion(null),
    keep: async (section: Section, data: Record<string, string[]>) => {
      await putAnswer(buildingId, section, data)
      await Promise.all(
        ['virtual-audit', 'incentives', 'buildings', 'generic-items'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
  }
}
