import { z } from 'zod'
import { Building } from './building.ts'

export const SORT_FIELDS = [
  'created_at',
  'updated_at',
  'building_name',
  'address1',
  'city',
  'zip',
  'construction_year',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

/** Query of `GET /api/v1/buildings/`. Pages count from zero. */
export const BuildingListQuery = z.object({
  page: z.coerce.number().int().min(0).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(200).optional(),
  total_records: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('What the caller counted last; not used.'),
  first: z.coerce.number().int().min(0).optional().describe('Offset, used when page is absent.'),
  sort_field: z.enum(SORT_FIELDS).optional(),
  sort_order: z.enum(['asc', 'desc', '1', '-1']).optional(),
})
export type BuildingListQuery = z.infer<typeof BuildingListQuery>

export type ListWindow = {
  readonly offset: number
  readonly limit: number
  readonly sortField: SortField
  readonly descending: boolean
}

/** `page × per_page` decides over `first`; oldest first unless asked otherwise. */
export function listWindow(query: BuildingListQuery, perPage: number): ListWindow {
  const limit = query.per_page ?? perPage
  return {
    limit,
    offset: query.page === undefined ? (query.first ?? 0) : query.page * limit,
    sortField: query.sort_field ?? 'created_at',
    descending: query.sort_order === 'desc' || query.sort_order === '-1',
  }
}

export const BuildingListResponse = z.object({
  records: z.object({
    data: z.array(z.object({ id: z.string(), type: z.literal('buildings'), attributes: Building })),
  }),
  totalRecords: z.int(),
  totalDisplayRecords: z.int(),
  meta: z.looseObject({ csrf: z.string().optional() }).optional(),
})
export type BuildingListResponse = z.infer<typeof BuildingListResponse>
