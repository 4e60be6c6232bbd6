import { BILLS_PAGE, PAGE_OF } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import { SECTIONS } from '@hearthlight/domain/shared/vocabulary'
import type { RouteObject } from 'react-router'
import { guardedRoute } from '../../platform/guarded-route.ts'

/** One page a section, all drawn by the same screen, and the page of bills. */
export const assessmentRoutes: readonly RouteObject[] = [
  ...SECTIONS.map((section) =>
    guardedRoute(PAGE_OF[section], async () => {
      const { WizardScreen } = await import('./wizard-screen.tsx')
      return () => <WizardScreen key={section} section={section} />
    }),
  ),
  guardedRoute('audit-file', async () => (await import('./audit-file-screen.tsx')).AuditFileScreen),
  guardedRoute(BILLS_PAGE, async () => (await import('./bills-screen.tsx')).BillsScreen),
]
