import { StorageResponse } from '@hearthlight/domain/partner/console-partner'
import { capOf } from '@hearthlight/domain/partner/storage/storage'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { storageOfPartner } from './storage-use-store.ts'

/** For staff who look after the site: how much room its documents still have. */
export const storageRoutes =
  ({ db }: Pick<DocumentDeps, 'db'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/storage',
      {
        config: { policy: 'admin:partner' },
        schema: { tags: ['Partner'], response: { 200: StorageResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const used = await inPartner(db, scope, (partnerDb) => storageOfPartner(partnerDb, scope))
        return one('storage', '1', { used, cap: capOf(scope.partner.config.storage) })
      },
    )
  }
