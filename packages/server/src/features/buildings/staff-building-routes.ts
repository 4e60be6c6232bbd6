import { BuildingResponse } from '@hearthlight/domain/buildings/building'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { asStaffReader } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { BuildingDeps } from './building-deps.ts'
import { findOwnerOf } from './building-store.ts'
import { readBuilding } from './read-building.ts'

/** Homes of the partner's people, for staff with the permission to see them. */
export const staffBuildingRoutes =
  ({ db }: Pick<BuildingDeps, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/buildings/:id',
      {
        config: { policy: 'admin:buildings' },
        schema: {
          tags: ['Buildings'],
          params: z.object({ id: z.uuid() }),
          response: { 200: BuildingResponse },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const { id } = request.params
        const building = await inPartner(db, scope, async (db) => {
          const ownerId = await findOwnerOf(db, scope, id)
          if (ownerId === undefined) throw new Problem('shared.not-found')
          return readBuilding(db, asStaffReader(scope, ownerId), id)
        })
        // Answers are read with their application, where restricted ones need a permission and each reading is logged.
        return one('buildings', id, { ...building, comments: [] })
      },
    )
  }
