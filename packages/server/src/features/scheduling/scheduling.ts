import type { Feature } from '../../platform/feature.ts'
import { up as timeslotsAndBookings } from './migrations/0181-timeslots-and-bookings.ts'
import { remindJob } from './remind-visits.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { schedulingPersonalData } from './scheduling-personal-data.ts'
import { schedulingRoutes } from './scheduling-routes.ts'
import type {} from './scheduling-tables.ts'
import { visitMailJob } from './send-visit-mail.ts'
import { visitLinkRoutes } from './visit-link-routes.ts'

export const scheduling: Feature<{ readonly scheduling: SchedulingDeps }> = {
  name: 'scheduling',
  personal: schedulingPersonalData,
  migrations: { '0181-timeslots-and-bookings': { up: timeslotsAndBookings } },
  open: ({ scheduling: deps }) => {
    const remind = remindJob(deps)
    deps.jobs.add(remind)
    deps.jobs.add(visitMailJob(deps))
    deps.jobs.schedule(remind, '*/10 * * * *')
    return {
      routes: async (app) => {
        await app.register(schedulingRoutes(deps))
        await app.register(visitLinkRoutes(deps))
      },
    }
  },
}
