import { anyResponse } from '../../../platform/any-response.ts'
import { http } from '../../../platform/http.ts'
import { endSession } from '../../../platform/session.ts'
import { forgetDrafts } from '../../../platform/stored-drafts.ts'

/** A guest's session is for one application. Whatever the server says, this device forgets them. */
export async function signOutGuest(): Promise<void> {
  try {
    await http.delete('/api/v1/auth/user_sessions/1', { response: anyResponse })
  } finally {
    endSession()
    forgetDrafts()
  }
}
