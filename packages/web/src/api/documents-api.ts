import {
  Document,
  type DocumentInput,
  type DocumentPlace,
  type DocumentQuery,
  type IdentifiedDocument,
} from '@hearthlight/domain/documents/document'
import { Many, One } from '@hearthlight/domain/shared/envelope'
import { queryOptions } from '@tanstack/react-query'
import { anyResponse } from '../platform/any-response.ts'
import { type OnProgress, uploadTransport } from '../platform/files/upload-transport.ts'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'

const path = '/api/v1/documents'
const response = One('documents', Document)

/** A scan for viruses takes seconds; whoever waits for one sees when it is done. */
const SCAN_LOOK_MS = 3_000
/** The transport ends what stands still; this only ends what never would. */
const UPLOAD_MS = 60 * 60_000

/** What was given for one thing; without it, all that the person has given. */
export const documentsQuery = (query: DocumentQuery = {}) =>
  queryOptions({
    queryKey: ['documents', query],
    queryFn: async ({ signal }): Promise<IdentifiedDocument[]> => {
      const { data } = await http.get(path, { response: Many('documents', Document), query, signal })
      return data.map(({ id, attributes }) => ({ id, ...attributes }))
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ scan }) => scan === 'waiting') ? SCAN_LOOK_MS : false,
  })

/** What was given so far for the items of an application, or of one to come with this home. */
export async function givenDocuments({
  project_id,
  building_id,
}: Pick<DocumentQuery, 'project_id' | 'building_id'>) {
  const query = { documentable_type: 'DocumentItem', building_id, project_id } as const
  const given = await queryClient.fetchQuery({ ...documentsQuery(query), staleTime: 0 })
  return given.filter((document) => document.project_id === (project_id ?? null))
}

/** An application tells which of its documents were asked for and have come. */
const refresh = () =>
  Promise.all(['documents', 'applications'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))

/** How far a file is on its way, and the way to stop it. */
export type Sending = { readonly onProgress: OnProgress; readonly signal: AbortSignal }

const sendingFile = (fields: object, file: File, { onProgress, signal }: Sending) => ({
  body: formOf(fields, file),
  transport: uploadTransport(onProgress),
  timeoutMs: UPLOAD_MS,
  response,
  signal,
})

/** The fields come before the file, so that the server can refuse before it has read the whole of it. */
function formOf(fields: object, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  form.append('image', file)
  return form
}

/** `re_upload` says that it answers a request to give it again. */
type Given = DocumentPlace & Partial<Pick<DocumentInput, 're_upload'>>

export async function addDocument(given: Given, file: File, sending: Sending): Promise<void> {
  await http.post(path, sendingFile(given, file, sending))
  await refresh()
}

export async function replaceDocument(id: string, file: File, sending: Sending): Promise<void> {
  await http.put(`${path}/${id}`, sendingFile({}, file, sending))
  await refresh()
}

/** Uses here as well what was given before. */
export async function giveAgain(given: Given, id: string): Promise<void> {
  await http.post(path, { body: { ...given, document_id: id }, response })
  await refresh()
}

export async function deleteDocument(id: string): Promise<void> {
  await http.delete(path, { query: { id }, response: anyResponse })
  await refresh()
}
