import { isSwitchedOn } from '@hearthlight/domain/navigation/is-switched-on'
import type { PageName } from '@hearthlight/domain/partner/pages/page-name'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyInstance } from 'fastify'
import { featuresForAnybody } from '../access/features-for-anybody.ts'

/** All routes of this plugin serve the page, and are there only where the partner has the page's feature. */
export function declarePage(app: FastifyInstance, page: PageName): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, page }
  })
}

/** Nobody is asked who they are first: what a partner has switched off answers as if it had never been there. */
export function refuseSwitchedOff(page: PageName | undefined, config: PartnerConfig): void {
  if (page === undefined) return
  if (!isSwitchedOn(page, featuresForAnybody(config))) throw new Problem('shared.not-found')
}
