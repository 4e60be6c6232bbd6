import type { BuildingListResponse } from './building-list.ts'

/** Under which name the web app keeps one page of a person's homes: the document of that page hands them over by the same. */
export const homesKey = (page: number, perPage: number) => ['buildings', 'list', page, perPage] as const

/** What it keeps of the answer. */
export const homesIn = ({ records, totalRecords }: Omit<BuildingListResponse, 'meta'>) => ({
  buildings: records.data.map(({ attributes }) => attributes),
  total: totalRecords,
})
