import { type AuditStep, call, openForGood, test } from '../../../testing/audit-walk.ts'

let incentive = ''
/** As a program manager; begins a draft of what is live, or of something new, and saves it. */
const inStudio = async (method: 'POST' | 'PUT', path: string, payload?: object) =>
  call(method, `/api/admin/v1/studio${path}`, payload, await test.signIn('admin@lakeshore.test'))
const why = 'Walked'

export const auditSteps: readonly AuditStep[] = [
  [
    'POST /api/admin/v1/studio/incentives/:id/publish',
    'incentive.publish',
    async () => {
      incentive = await openForGood('home-visit')
      await inStudio('POST', `/incentives/${incentive}/draft`)
      const path = `/incentives/${incentive}/publish`
      return inStudio('POST', path, { revision: 1, live_version: 1, why })
    },
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/roll_back',
    'incentive.roll-back',
    () => inStudio('POST', `/incentives/${incentive}/roll_back`, { version: 1, live_version: 2, why }),
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/archive',
    'incentive.archive',
    () => inStudio('POST', `/incentives/${incentive}/archive`),
  ],
  [
    'POST /api/admin/v1/studio/incentives/:id/restore',
    'incentive.restore',
    () => inStudio('POST', `/incentives/${incentive}/restore`),
  ],
]

/** What these write does not last, or is told by a line of another route. */
export const unlogged: Readonly<Record<string, string>> = {
  'POST /api/admin/v1/studio/incentives': 'begins a draft; publishing it leaves the line',
  'POST /api/admin/v1/studio/incentives/:id/draft': 'begins a draft; publishing it leaves the line',
  'PUT /api/admin/v1/studio/incentives/:id/draft': 'what is being written; publishing it leaves the line',
  'DELETE /api/admin/v1/studio/incentives/:id/draft': 'forgets what was being written',
  'POST /api/admin/v1/studio/incentives/:id/trial': 'reads',
}
