import {
  isAtWork,
  NotTakenResponse,
  type ReadingImport,
  ReadingImportResponse,
} from '@hearthlight/domain/meters/supplied/reading-import'
import { queryOptions } from '@tanstack/react-query'
import { type OnProgress, uploadTransport } from '../../platform/files/upload-transport.ts'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const READING_IMPORTS = '/api/admin/v1/reading_imports'
const LOOK_AGAIN_MS = 1000
/** The transport ends what stands still; this only ends what never would. */
const LONGEST_MS = 6 * 3_600_000

export const readingImportQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-reading-import', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const path = `${READING_IMPORTS}/${id}`
      return (await consoleHttp.get(path, { response: ReadingImportResponse, signal })).data.attributes
    },
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isAtWork(data.state) ? LOOK_AGAIN_MS : false,
  })

/** The first meters that are not taken; of each step of the import others. */
export const notTakenQuery = (id: string, { state, version }: ReadingImport) =>
  queryOptions({
    queryKey: ['console-reading-import', id, 'not-taken', state, version],
    queryFn: async ({ signal }) => {
      const path = `${READING_IMPORTS}/${id}/not_taken`
      const { data } = await consoleHttp.get(path, { response: NotTakenResponse, signal })
      return data.map(({ id: no, attributes }) => ({ ...attributes, id: no }))
    },
  })

const refreshList = () => consoleQueries.invalidateQueries({ queryKey: listKey('reading-imports') })

async function move(id: string, step: 'run' | 'cancel', { version }: ReadingImport): Promise<void> {
  const { queryKey } = readingImportQuery(id)
  try {
    const path = `${READING_IMPORTS}/${id}/${step}`
    const { data } = await consoleHttp.post(path, { body: { version }, response: ReadingImportResponse })
    consoleQueries.setQueryData(queryKey, data.attributes)
  } catch (error) {
    // Whoever was too late sees where it stands now.
    await consoleQueries.invalidateQueries({ queryKey })
    throw error
  }
  await refreshList()
}

export const readingsApi = {
  /** Sends one file and answers the id of its import. */
  upload: async (file: File, onProgress: OnProgress, signal: AbortSignal): Promise<string> => {
    const body = new FormData()
    body.append('file', file)
    const { data } = await consoleHttp.post(READING_IMPORTS, {
      body,
      signal,
      response: ReadingImportResponse,
      transport: uploadTransport(onProgress),
      timeoutMs: LONGEST_MS,
    })
    await refreshList()
    return data.id
  },
  run: (id: string, found: ReadingImport) => move(id, 'run', found),
  cancel: (id: string, found: ReadingImport) => move(id, 'cancel', found),
  notTakenFile: (id: string) =>
    consoleHttp.blob(`${READING_IMPORTS}/${id}/not_taken.csv`, { timeoutMs: 300_000 }),
} as const
