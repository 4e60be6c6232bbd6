import { type AuditStep, again, call, lakeshore, mailed, test } from '../../../testing/audit-walk.ts'
import { beginGuest } from '../../../testing/guests.ts'
import { challengeOf, solveProof } from '../../../testing/solve-proof.ts'

const guestLink = async (kind: 'resume' | 'status') => ({
  token: await mailed(new RegExp(`#(${kind}\\.[\\w.-]+)`)),
})

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/v1/user_details',
    'guest.create',
    async () => {
      const proof = await solveProof(await challengeOf(test.app, 'lakeshore'))
      const guest = { first_name: 'Nora', last_name: 'Lindqvist', consent: true }
      return (await beginGuest(test, { ...guest, email: 'homeowner@lakeshore.test' }, { proof })).answer
    },
  ],
  [
    'POST /api/v1/guest_links/resume',
    'session.begin',
    async () => call('POST', '/api/v1/guest_links/resume', await guestLink('resume'), lakeshore),
  ],
  [
    'POST /api/v1/guest_links/move',
    'guest.move',
    async () =>
      call(
        'POST',
        '/api/v1/guest_links/move',
        await guestLink('status'),
        await again('homeowner@lakeshore.test'),
      ),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/v1/guest_links/status': 'reads',
}
