import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const schedulingRoutes: readonly RouteObject[] = [
  guardedRoute('user-schedule-plans', async () => (await import('./schedule-screen.tsx')).ScheduleScreen),
  guardedRoute('visit', async () => (await import('./visit-screen.tsx')).VisitScreen),
]
