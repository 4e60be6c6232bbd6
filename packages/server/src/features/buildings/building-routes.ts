import {
  BlankBuildingResponse,
  BuildingResponse,
  CreateBuilding,
  SavedBuildingResponse,
  UpdateBuilding,
} from '@hearthlight/domain/buildings/building'
import { BuildingListQuery, BuildingListResponse } from '@hearthlight/domain/buildings/building-list'
import { blankBuilding } from '@hearthlight/domain/buildings/new-building'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { type BuildingDeps, buildingDefaults } from './building-deps.ts'
import { changeBuilding } from './change-building.ts'
import { createBuilding } from './create-building.ts'
import { deleteBuilding } from './delete-building.ts'
import { readBuilding, readBuildings } from './read-building.ts'
import { staffBuildingRoutes } from './staff-building-routes.ts'

const config = { policy: 'user' } as const
const readsOwn = { ...config, readsOwn: true } as const
const tags = ['Buildings']
const ById = z.object({ id: z.uuid() })

const readRoutes =
  ({ db }: BuildingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/v1/buildings/',
      {
        config: readsOwn,
        schema: { tags, querystring: BuildingListQuery, response: { 200: BuildingListResponse } },
      },
      (request) =>
        inPartner(db, homeScopeOf(request), (db) => readBuildings(db, homeScopeOf(request), request.query)),
    )
    app.get(
      '/api/v1/buildings/current',
      {
        config: readsOwn,
        schema: {
          tags,
          querystring: z.object({ building_id: z.uuid().optional() }),
          response: { 200: BuildingResponse },
        },
      },
      async (request) => {
        const building = await inPartner(db, homeScopeOf(request), (db) =>
          readBuilding(db, homeScopeOf(request), request.query.building_id),
        )
        return one('buildings', building.id, building)
      },
    )
    app.get(
      '/api/v1/buildings/new',
      { config, schema: { tags, response: { 200: BlankBuildingResponse } } },
      async (request) => {
        const scope = homeScopeOf(request)
        const { utilities } = scope.partner.config.settings
        const attributes = blankBuilding(buildingDefaults(scope), utilities)
        return { data: { type: 'buildings' as const, attributes } }
      },
    )
  }

const writeRoutes =
  (deps: BuildingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/v1/buildings/',
      { config, schema: { tags, body: CreateBuilding, response: { 201: BuildingResponse } } },
      async (request, reply) => {
        const building = await createBuilding(deps, homeScopeOf(request), request.body.building)
        return reply.code(201).send(one('buildings', building.id, building))
      },
    )
    app.put(
      '/api/v1/buildings/:id',
      {
        config,
        schema: { tags, params: ById, body: UpdateBuilding, response: { 200: SavedBuildingResponse } },
      },
      async (request) => {
        const building = await changeBuilding(deps, homeScopeOf(request), request.params.id, request.body)
        return one('buildings', building.id, building)
      },
    )
    app.delete(
      '/api/v1/buildings/:id',
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteBuilding(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

export const buildingRoutes =
  (deps: BuildingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(readRoutes(deps))
    await app.register(writeRoutes(deps))
    await app.register(staffBuildingRoutes(deps))
  }
