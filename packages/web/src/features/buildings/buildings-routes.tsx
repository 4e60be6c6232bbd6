import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

export const buildingRoutes: readonly RouteObject[] = [
  guardedRoute('buildings-list', async () => (await import('./buildings-screen.tsx')).BuildingsScreen),
  guardedRoute('building-new', async () => (await import('./new-building-screen.tsx')).NewBuildingScreen),
  guardedRoute('building-details', async () => (await import('./building-screen.tsx')).BuildingScreen),
]
