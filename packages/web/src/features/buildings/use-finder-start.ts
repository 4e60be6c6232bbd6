import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { assessmentAnswers } from '@hearthlight/domain/incentives/finder/finder-facts'
import type { FinderStart } from '@hearthlight/domain/incentives/finder/finder-link'
import { startOfBuilding } from '@hearthlight/domain/incentives/finder/start-of-building'
import { useState } from 'react'
import { saveItems } from '../../api/answers-api.ts'
import { forgetFinderStart, storedFinderStart } from '../../home/finder-start.ts'
import { HttpProblem } from '../../platform/http-problem.ts'

/** What a person told the rebate finder before: the form of their first new home opens with it, the assessment gets the rest. */
export function useFinderStart(fields: readonly FieldDefinition[]) {
  const [start] = useState(storedFinderStart)
  const known: FieldValues = start === null ? {} : startOfBuilding(start, fields)
  return {
    known,
    isThere: start !== null,
    /** Answers whether the answers are with the new home. */
    giveTo: async (buildingId: string) => start === null || (await give(start, buildingId)),
  }
}

async function give({ answers }: FinderStart, buildingId: string): Promise<boolean> {
  const items = Object.entries(assessmentAnswers(answers)).map(([item_type, data]) => ({
    item_type,
    building_id: buildingId,
    data,
  }))
  // The home is there already: whatever happens to the answers, the form must not make it a second time.
  forgetFinderStart()
  try {
    if (items.length > 0) await saveItems(items)
    return true
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    return false
  }
}
