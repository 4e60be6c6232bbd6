import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { pageViewRoutes } from './page-view-routes.ts'
import { deletePageViewsBefore } from './page-view-store.ts'
import type {} from './page-view-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Page views are statistics and no archive. */
const KEPT_DAYS = 400

export const pageViews: Feature<{ readonly db: PlatformDb; readonly now: () => Date }> = {
  name: 'page-views',
  personal: {
    tables: [
      {
        table: 'visits',
        column: 'user_id',
        of: 'person',
        exports: { as: 'site_visits', columns: ['at', 'landing_page', 'screen_width', 'screen_height'] },
      },
    ],
  },
  passing: { visits: 'statistics' },
  open: ({ db, now }) => ({
    routes: pageViewRoutes({ db }),
    forget: () => deletePageViewsBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  }),
}
