import {
  type Consent,
  type ConsentPurpose,
  ConsentResponse,
  ConsentsResponse,
  type OfferedConsent,
  WithdrawnResponse,
} from '@hearthlight/domain/consents/consent'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { queryClient } from '../platform/queries.ts'
import { refreshConnections } from './connections-api.ts'
import { refreshMeters } from './meters-api.ts'

const path = '/api/v1/consents'
const keyOf = (buildingId: string) => ['consents', buildingId]

export type ConsentsOfHome = {
  readonly given: readonly (Consent & { readonly id: string })[]
  readonly offered: readonly OfferedConsent[]
}

/** What the person agreed to about a home, newest first, and what they may agree to. */
export const consentsQuery = (buildingId: string) =>
  queryOptions({
    queryKey: keyOf(buildingId),
    queryFn: async ({ signal }): Promise<ConsentsOfHome> => {
      const { data, meta } = await http.get(`${path}/of_building/${buildingId}`, {
        response: ConsentsResponse,
        signal,
      })
      return { given: data.map(({ id, attributes }) => ({ id, ...attributes })), offered: meta.offered }
    },
  })

export async function giveConsent(
  buildingId: string,
  { purpose, version }: { readonly purpose: ConsentPurpose; readonly version: string },
): Promise<void> {
  const body = { purpose, version }
  try {
    await http.post(`${path}/of_building/${buildingId}`, { body, response: ConsentResponse })
  } finally {
    // Words that are others by now are shown, to be read again.
    await queryClient.invalidateQueries({ queryKey: keyOf(buildingId) })
  }
}

/** Answers how many meters were deleted. */
export async function withdrawConsent(id: string, erase: boolean): Promise<number> {
  const body = { erase }
  const { data } = await http.post(`${path}/${id}/withdraw`, { body, response: WithdrawnResponse })
  await queryClient.invalidateQueries({ queryKey: keyOf(data.attributes.building_id) })
  // Its connections have ended with it.
  await refreshConnections(data.attributes.building_id)
  if (data.attributes.erased > 0) await refreshMeters(data.attributes.building_id)
  return data.attributes.erased
}
