import { features } from '@hearthlight/domain/partner/features'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { featuresForAnybody } from '../access/features-for-anybody.ts'
import type { Actor } from '../scope.ts'

/** Told with the refusal, so that a page that stands open is loaded anew and shows the maintenance page (spec 1 section 8). */
export const MAINTENANCE_HEADER = { 'x-amz-meta-maintenance': 'yes' } as const

/**
 * While a site is in maintenance its calls answer testers and staff only. The ways in stay open, since nobody is known as
 * a tester before, and so does what the maintenance page itself is made of.
 */
export function refuseInMaintenance(request: FastifyRequest, config: PartnerConfig, actor: Actor): void {
  // Maintenance spares some people, and is there for nobody unless it is for whoever is not known.
  if (!featuresForAnybody(config).maintenance) return
  const { url, config: route } = request.routeOptions
  const isCall = /^\/api\/v\d+\//.test(url ?? '')
  if (!isCall || route.inMaintenance === true || isStaff(actor)) return
  const user = actor.kind === 'user' ? actor.person : null
  if (features(config, user).maintenance) throw new Problem('shared.maintenance')
}

const isStaff = ({ kind }: Actor) => kind === 'admin' || kind === 'operator'
