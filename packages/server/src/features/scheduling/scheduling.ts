import { schedulingProblems } from '@hearthlight/domain/scheduling/scheduling-problems'
import type { Feature } from '../../platform/feature.ts'
import { up as timeslotsAndBookings } from './migrations/0181-timeslots-and-bookings.ts'
import { up as daysOff } from './migrations/0301-days-off.ts'
import { up as visitNotes } from './migrations/0302-visit-notes.ts'
import { up as bookedTime } from './migrations/0392-booked-time.ts'
import { remindJob } from './remind-visits.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { schedulingPersonalData } from './scheduling-personal-data.ts'
import { schedulingRoutes } from './scheduling-routes.ts'
import type {} from './scheduling-tables.ts'
import { visitMailJob } from './send-visit-mail.ts'
import { staffBookingRoutes } from './staff/staff-booking-routes.ts'
import { staffTimeslotRoutes } from './staff/staff-timeslot-routes.ts'
import { staffVisitRoutes } from './staff/staff-visit-routes.ts'
import { visitLinkRoutes } from './visit-link-routes.ts'

export const scheduling: Feature<{ readonly scheduling: SchedulingDeps }> = {
  name: 'scheduling',
  personal: schedulingPersonalData,
  migrations: {
    '0181-timeslots-and-bookings': { up: timeslotsAndBookings },
    '0301-days-off': { up: daysOff },
    '0302-visit-notes': { up: visitNotes },
    '0392-booked-time': { up: bookedTime },
  },
  problems: schedulingProblems,
  open: ({ scheduling: deps }) => ({
    jobs: [remindJob(deps), visitMailJob(deps)],
    routes: async (app) => {
      await app.register(schedulingRoutes(deps))
      await app.register(visitLinkRoutes(deps))
      await app.register(staffTimeslotRoutes(deps))
      await app.register(staffBookingRoutes(deps))
      await app.register(staffVisitRoutes(deps))
    },
  }),
}
