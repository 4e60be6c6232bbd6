import { anyResponse } from '../../../platform/any-response.ts'
import { forgetDrafts } from '../../../platform/drafts/stored-drafts.ts'
import { http } from '../../../platform/http.ts'
import { queryClient } from '../../../platform/queries.ts'
import { currentUserQuery, endSession } from '../../../platform/session.ts'

/**
 * A guest's session is for one application. Whatever the server says, this device forgets them: whose page it is before
 * they leave it, so that the guards let them go anywhere, and what it showed only after, or it would be asked for again.
 */
export async function signOutGuest(leave: () => void | Promise<void>): Promise<void> {
  try {
    await http.delete('/api/v1/auth/user_sessions/1', { response: anyResponse })
  } finally {
    queryClient.setQueryData(currentUserQuery.queryKey, null)
    await leave()
    endSession()
    forgetDrafts()
  }
}
