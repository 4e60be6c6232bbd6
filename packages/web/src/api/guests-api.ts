import { type GuestDetails, SignedInGuestResponse } from '@hearthlight/domain/guests/guest-details'
import {
  type GuestStatus,
  GuestStatusResponse,
  MovedApplicationResponse,
} from '@hearthlight/domain/guests/guest-link'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../platform/http.ts'
import { startSession } from '../platform/session.ts'
import { refreshProjects } from './programs-api.ts'

const LINKS = '/api/v1/guest_links'

/** Sends the applicant form. Whoever sent it is a guest now, and has the application of this id. */
export async function startGuest(body: GuestDetails): Promise<string> {
  const { data } = await http.post('/api/v1/user_details', { body, response: SignedInGuestResponse })
  await startSession()
  return data.attributes.project_id
}

/** Where the application of a mail stands. */
export const guestStatusQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest-link', token],
    queryFn: async ({ signal }): Promise<GuestStatus> => {
      const body = { token }
      const response = GuestStatusResponse
      return (await http.post(`${LINKS}/status`, { body, response, signal })).data.attributes
    },
    staleTime: 0,
  })

/** Signs the guest of a mail in again, and answers the id of their application. */
export async function resumeGuest(token: string): Promise<string> {
  const { data } = await http.post(`${LINKS}/resume`, { body: { token }, response: SignedInGuestResponse })
  await startSession()
  return data.attributes.project_id
}

/** The application of a mail becomes one of the account that is signed in. */
export async function moveGuest(token: string): Promise<string> {
  const { data } = await http.post(`${LINKS}/move`, { body: { token }, response: MovedApplicationResponse })
  await refreshProjects()
  return data.attributes.project_id
}
