import type { Answers } from '@hearthlight/domain/assessment/answers'
import { GenericItemsAnswer } from '@hearthlight/domain/assessment/generic-item'
import { VirtualAuditAnswer } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../platform/http.ts'

/** The answers given so far: the card draws the house from them. */
export const answersQuery = ({ id }: Pick<Building, 'id'>) =>
  queryOptions({
    queryKey: ['buildings', 'answers', id],
    queryFn: async ({ signal }): Promise<Answers> => {
      const query = { building_id: id }
      const { data } = await http.get('/api/v1/generic_items', { answer: GenericItemsAnswer, query, signal })
      return Object.fromEntries(data.map(({ attributes }) => [attributes.item_type, attributes.data]))
    },
  })

/** The finished assessment, in short. Kept apart from the report's own copy, which is never taken from a cache. */
export const summaryQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['buildings', 'summary', auditId],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/virtual_audit/virtual_audits/${auditId}`
      const { data } = await http.get(path, { answer: VirtualAuditAnswer, query: { plan: 'kept' }, signal })
      const { now, after } = shownFigures(data.attributes)
      return { now: now.money.value, after: after.money.value, label: data.attributes.label }
    },
  })
