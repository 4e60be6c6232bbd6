import {
  type Export,
  type ExportChoice,
  ExportOptionsResponse,
  ExportPreviewResponse,
  ExportResponse,
  ExportSourceResponse,
  ExportsResponse,
  type NewExport,
} from '@hearthlight/domain/exports/export-file'
import {
  type ExportSchedule,
  ExportScheduleResponse,
  ExportSchedulesResponse,
  type NewExportSchedule,
} from '@hearthlight/domain/exports/export-schedule'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { anyResponse } from '../../platform/any-response.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'

const EXPORTS = '/api/admin/v1/exports'
const SCHEDULES = '/api/admin/v1/export_schedules'
const LOOK_AGAIN_MS = 1000

export type ListedExport = Export & { readonly id: string }

export const exportOptionsQuery = queryOptions({
  queryKey: ['console-export-options'],
  queryFn: async ({ signal }) =>
    (await consoleHttp.get('/api/admin/v1/export_options', { response: ExportOptionsResponse, signal })).data
      .attributes,
})

/** What a program or incentive asks. */
export const exportSourceQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['console-export-source', id],
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) =>
            (
              await consoleHttp.get(`/api/admin/v1/export_sources/${id}`, {
                response: ExportSourceResponse,
                signal,
              })
            ).data.attributes,
  })

/** What a choice comes to; while another is counted, the one before stands there. */
export const exportPreviewQuery = (choice: ExportChoice) =>
  queryOptions({
    queryKey: ['console-export-preview', choice],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn:
      choice.columns.length === 0
        ? skipToken
        : async ({ signal }) =>
            (
              await consoleHttp.post('/api/admin/v1/export_previews', {
                body: choice,
                response: ExportPreviewResponse,
                signal,
              })
            ).data.attributes,
  })

export const exportsQuery = queryOptions({
  queryKey: ['console-exports'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<ListedExport[]> =>
    (await consoleHttp.get(EXPORTS, { response: ExportsResponse, signal })).data.map(
      ({ id, attributes }) => ({
        ...attributes,
        id,
      }),
    ),
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ state }) => state === 'making') ? LOOK_AGAIN_MS : false,
})

export type ListedSchedule = ExportSchedule & { readonly id: string }

export const exportSchedulesQuery = queryOptions({
  queryKey: ['console-export-schedules'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<ListedSchedule[]> =>
    (await consoleHttp.get(SCHEDULES, { response: ExportSchedulesResponse, signal })).data.map(
      ({ id, attributes }) => ({ ...attributes, id }),
    ),
})

const refreshSchedules = () => consoleQueries.invalidateQueries({ queryKey: exportSchedulesQuery.queryKey })

export const exportsApi = {
  schedule: async (body: NewExportSchedule) => {
    await consoleHttp.post(SCHEDULES, { body, response: ExportScheduleResponse })
    await refreshSchedules()
  },
  pause: async (id: string, is_paused: boolean) => {
    await consoleHttp.put(`${SCHEDULES}/${id}`, { body: { is_paused }, response: ExportScheduleResponse })
    await refreshSchedules()
  },
  unschedule: async (id: string) => {
    await consoleHttp.delete(`${SCHEDULES}/${id}`, { response: anyResponse })
    await refreshSchedules()
  },
  make: async (body: NewExport) => {
    try {
      await consoleHttp.post(EXPORTS, { body, response: ExportResponse })
    } finally {
      // A refusal stands in the list, too.
      await consoleQueries.invalidateQueries({ queryKey: exportsQuery.queryKey })
    }
  },
} as const
