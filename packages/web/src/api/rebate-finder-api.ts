import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import {
  FINDER_PATH,
  FinderQuestions,
  FoundIncentives,
} from '@hearthlight/domain/incentives/finder/finder-calls'
import type { FinderAnswers } from '@hearthlight/domain/incentives/finder/finder-facts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'

/** What the finder asks: it depends on what the partner's incentives depend on. */
export const finderQuestionsQuery = queryOptions({
  queryKey: ['rebate-finder', 'questions'],
  queryFn: async ({ signal }) =>
    (await http.get(`${FINDER_PATH}/questions`, { response: FinderQuestions, signal })).data.attributes
      .fields,
})

/** Every incentive with its place among those of a home of which this is known. */
export async function findRebates(zip: string, answers: FinderAnswers): Promise<ClassifiedIncentive[]> {
  const query = { ...answers, zip }
  const { data } = await http.get(FINDER_PATH, { response: FoundIncentives, query })
  return data.map(({ id, attributes }) => ({ ...attributes, id }))
}
