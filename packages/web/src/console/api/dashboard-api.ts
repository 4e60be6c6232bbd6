import { type DashboardPeriod, DashboardResponse } from '@hearthlight/domain/applications/queue/dashboard'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { consoleHttp } from './console-http.ts'

const PATH = '/api/admin/v1/dashboard'

export type ChosenPeriod = { readonly period: DashboardPeriod; readonly program?: string }

/** How the programs go; while another period is on its way, the one before stays. */
export const dashboardQuery = (query: ChosenPeriod) =>
  queryOptions({
    queryKey: ['console-dashboard', query],
    queryFn: async () =>
      (await consoleHttp.get(PATH, { query, response: DashboardResponse })).data.attributes,
    placeholderData: keepPreviousData,
  })

/** The same as a file. */
export const dashboardFile = (chosen: ChosenPeriod): string => `${PATH}/file?${new URLSearchParams(chosen)}`
