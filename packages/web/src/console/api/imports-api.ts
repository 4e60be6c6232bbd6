import {
  type AccountImport,
  AccountImportResponse,
  isWorking,
  RefusedRowsResponse,
} from '@hearthlight/domain/accounts/import/account-import'
import type { RowProblemKind } from '@hearthlight/domain/accounts/import/check-row'
import type { ImportMapping, ImportTarget } from '@hearthlight/domain/accounts/import/import-mapping'
import { queryOptions } from '@tanstack/react-query'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export const IMPORTS_PATH = '/api/admin/v1/account_imports'
const LOOK_AGAIN_MS = 1000
const UPLOAD_MS = 300_000

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-import', id],
    staleTime: 0,
    queryFn: async () =>
      (await consoleHttp.get(`${IMPORTS_PATH}/${id}`, { response: AccountImportResponse })).data.attributes,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isWorking(data.state) ? LOOK_AGAIN_MS : false,
  })

export type RowsWanted = {
  readonly after: number
  readonly kind?: RowProblemKind
  readonly field?: ImportTarget
}

export const refusedRowsQuery = (id: string, wanted: RowsWanted, refused: number) =>
  queryOptions({
    // How many there are is part of the key: another dry run has other rows.
    queryKey: ['console-import', id, 'rows', wanted, refused],
    queryFn: async () =>
      (
        await consoleHttp.get(`${IMPORTS_PATH}/${id}/refused_rows`, {
          query: wanted,
          response: RefusedRowsResponse,
        })
      ).data.map(({ id: row, attributes }) => ({ ...attributes, id: row })),
  })

type Moved = Pick<AccountImport, 'version'>

const move = async (id: string, step: string, body: object) => {
  try {
    const { data } = await consoleHttp.post(`${IMPORTS_PATH}/${id}/${step}`, {
      body,
      response: AccountImportResponse,
    })
    consoleQueries.setQueryData(importQuery(id).queryKey, data.attributes)
  } catch (error) {
    // Whoever was too late sees where it stands now.
    await consoleQueries.invalidateQueries({ queryKey: ['console-import', id] })
    throw error
  }
  await consoleQueries.invalidateQueries({ queryKey: listKey('account-imports') })
}

export const importsApi = {
  upload: async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const { data } = await consoleHttp.post(IMPORTS_PATH, {
      body,
      response: AccountImportResponse,
      timeoutMs: UPLOAD_MS,
    })
    return data.id
  },
  check: (id: string, { version }: Moved, mapping: ImportMapping) => move(id, 'check', { version, mapping }),
  run: (id: string, { version }: Moved) => move(id, 'run', { version }),
  cancel: (id: string, { version }: Moved) => move(id, 'cancel', { version }),
  refusedFile: (id: string) =>
    consoleHttp.blob(`${IMPORTS_PATH}/${id}/refused_rows.csv`, { timeoutMs: UPLOAD_MS }),
} as const
