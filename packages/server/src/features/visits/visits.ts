import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { visitRoutes } from './visit-routes.ts'
import { deleteVisitsBefore } from './visit-store.ts'
import type {} from './visit-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Visits are statistics and no archive. */
const KEPT_DAYS = 400

export const visits: Feature<{ readonly db: PlatformDb; readonly now: () => Date }> = {
  name: 'visits',
  personal: {
    tables: [
      {
        ...{ table: 'visits', column: 'user_id', of: 'person' },
        exports: { as: 'site_visits', columns: ['at', 'landing_page', 'screen_width', 'screen_height'] },
      },
    ],
  },
  passing: { visits: 'statistics' },
  open: ({ db, now }) => ({
    routes: visitRoutes({ db }),
    forget: () => deleteVisitsBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  }),
}
