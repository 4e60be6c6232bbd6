import { applicationProblems } from '@hearthlight/domain/applications/application-problems'
import type { Feature } from '../../platform/feature.ts'
import { projectRoutes } from './applicant/project-routes.ts'
import type { ApplicationDeps } from './application-deps.ts'
import type {} from './application-tables.ts'
import { applicationsPersonalData } from './applications-personal-data.ts'
import { commentRoutes } from './comments/comment-routes.ts'
import { messageRoutes } from './messages/message-routes.ts'
import { up as applicationsOfPrograms } from './migrations/0150-applications-of-programs.ts'
import { up as answersAndRequests } from './migrations/0191-answers-and-requests.ts'
import { up as assignments } from './migrations/0220-assignments.ts'
import { up as reviews } from './migrations/0230-reviews.ts'
import { up as firstIncentive } from './migrations/0365-first-incentive.ts'
import { up as totalBasis } from './migrations/0391-total-basis.ts'
import { up as waitingApprovals } from './migrations/0410-waiting-approvals.ts'
import { up as answerBy } from './migrations/0420-answer-by.ts'
import { up as findings } from './migrations/0421-findings.ts'
import { up as unreadApplications } from './migrations/0474-unread-applications.ts'
import { up as drafts } from './migrations/0476-drafts.ts'
import { up as writtenByTransitions } from './migrations/0911-written-by-transitions.ts'
import { bulkRoutes } from './moves/bulk-routes.ts'
import { queueRoutes } from './queue/queue-routes.ts'
import { rulesMetRoutes } from './queue/rules-met-routes.ts'
import { deleteUnreadBefore } from './queue/unread-store.ts'
import { staffApplicationRoutes } from './review/staff-application-routes.ts'

const UNREAD_MS = 180 * 86_400_000

export const applications: Feature<{ readonly applications: ApplicationDeps }> = {
  name: 'applications',
  problems: applicationProblems,
  personal: applicationsPersonalData,
  passing: {
    application_leases: 'who has or had an application open; it goes with the application',
    application_reads: 'when the messages were last read; each message has its line',
    unread_applications: 'until it is opened; what the applicant did and the assignment have their lines',
  },
  migrations: {
    '0150-applications-of-programs': { up: applicationsOfPrograms },
    '0191-answers-and-requests': { up: answersAndRequests },
    '0220-assignments': { up: assignments },
    '0230-reviews': { up: reviews },
    '0365-first-incentive': { up: firstIncentive },
    '0391-total-basis': { up: totalBasis },
    '0410-waiting-approvals': { up: waitingApprovals },
    '0420-answer-by': { up: answerBy },
    '0421-findings': { up: findings },
    '0474-unread-applications': { up: unreadApplications },
    '0476-drafts': { up: drafts },
    '0911-written-by-transitions': { up: writtenByTransitions },
  },
  open: ({ applications: deps }) => ({
    routes: async (app) => {
      await app.register(projectRoutes(deps))
      await app.register(commentRoutes(deps))
      await app.register(queueRoutes(deps))
      await app.register(rulesMetRoutes(deps))
      await app.register(bulkRoutes(deps))
      await app.register(staffApplicationRoutes(deps))
      await app.register(messageRoutes(deps))
    },
    forget: () => deleteUnreadBefore(deps.db, new Date(deps.now().getTime() - UNREAD_MS)),
  }),
}
