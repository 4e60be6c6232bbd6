import {
  BlankGenericItemResponse,
  CreateGenericItem,
  GenericItemResponse,
  GenericItemsQuery,
  GenericItemsResponse,
  SaveGenericItems,
} from '@hearthlight/domain/assessment/wizard/generic-item'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import { deleteItem } from './delete-item.ts'
import { listItems } from './generic-item-store.ts'
import { BLANK_ITEM, presentItem } from './present-item.ts'
import { saveItems } from './save-items.ts'

const config = { policy: 'user' } as const
const tags = ['Assessment']
const url = '/api/v1/generic_items'

const readRoutes =
  ({ db, readBuilding }: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      url,
      { config, schema: { tags, querystring: GenericItemsQuery, response: { 200: GenericItemsResponse } } },
      async (request) => {
        const rows = await inPartner(db, homeScopeOf(request), (db) =>
          listItems(db, homeScopeOf(request).access, request.query),
        )
        return { data: rows.map(presentItem) }
      },
    )
    app.get(
      `${url}/new`,
      {
        config,
        schema: { tags, querystring: GenericItemsQuery, response: { 200: BlankGenericItemResponse } },
      },
      async (request) => {
        const { type, building_id } = request.query
        const scope = homeScopeOf(request)
        if (building_id !== undefined)
          await inPartner(db, scope, (db) => readBuilding(db, scope, building_id))
        const attributes = {
          ...BLANK_ITEM,
          item_type: type ?? null,
          building_id: building_id ?? null,
          genericable_id: building_id ?? null,
        }
        return { data: { type: 'generic_items' as const, attributes } }
      },
    )
  }

const writeRoutes =
  (deps: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      url,
      { config, schema: { tags, body: CreateGenericItem, response: { 201: GenericItemResponse } } },
      async (request, reply) => {
        const items = [request.body.generic_item]
        const [row] = await saveItems(deps, homeScopeOf(request), items, () => 'generic_item')
        if (row === undefined) throw new Problem('shared.unexpected')
        return reply.code(201).send({ data: presentItem(row) })
      },
    )
    app.put(
      `${url}/0`,
      { config, schema: { tags, body: SaveGenericItems, response: { 200: GenericItemsResponse } } },
      async (request) => {
        const items = request.body.items_list
        const rows = await saveItems(deps, homeScopeOf(request), items, (index) => `items_list/${index}`)
        return { data: rows.map(presentItem) }
      },
    )
    app.delete(
      `${url}/:id`,
      {
        config,
        schema: { tags, params: z.object({ id: z.uuid() }), response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        await deleteItem(deps, homeScopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

export const genericItemRoutes =
  (deps: AssessmentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(readRoutes(deps))
    await app.register(writeRoutes(deps))
  }
