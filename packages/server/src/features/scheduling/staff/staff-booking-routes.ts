import {
  CancelBooking,
  type StaffBooking,
  StaffBookingQuery,
  StaffBookingsResponse,
} from '@hearthlight/domain/scheduling/staff-booking'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { cancelVisit } from '../cancel-visit.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { findVisitOfBooking } from '../visit-store.ts'
import { presentBooking } from './present-booking.ts'
import { listBookings } from './staff-booking-store.ts'

const config = { policy: 'admin:advisors' } as const
const tags = ['Advisors']

/** What people have booked, for staff with the permission. */
export const staffBookingRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/bookings',
      { config, schema: { tags, querystring: StaffBookingQuery, response: { 200: StaffBookingsResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => {
          const { rows, next, previous, total } = await listBookings(db, scope, request.query, deps.now())
          return {
            data: rows.flatMap((row) => listed(presentBooking(row, scope))),
            meta: { next, previous, total },
          }
        })
      },
    )
    app.post(
      '/api/admin/v1/bookings/:id/cancel',
      {
        config,
        schema: {
          tags,
          params: z.object({ id: z.uuid() }),
          body: CancelBooking,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        await cancelByStaff(deps, scopeOf(request), request.params.id, request.body.sequence)
        return reply.code(204).send()
      },
    )
  }

const listed = (booking: StaffBooking | null) =>
  booking === null ? [] : [{ id: booking.id, type: 'bookings' as const, attributes: booking }]

/** The same as when the person cancels it: both are told. Refused when it was moved since staff looked. */
const cancelByStaff = (deps: SchedulingDeps, scope: Scope, id: string, sequence: number): Promise<void> =>
  inPartner(deps.db, scope, async (db) => {
    const row = await findVisitOfBooking(db, scope, id)
    if (row === undefined) throw new Problem('shared.not-found')
    const owner = { partnerId: scope.partnerId, ownerId: row.user_id }
    await cancelVisit({ ...deps, db }, scope, owner, row.application_id, sequence)
  })
