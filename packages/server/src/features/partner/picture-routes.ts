import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../platform/scope.ts'
import { PICTURE_POLICY } from './partner-assets.ts'
import { openPicture, PICTURES_PATH } from './studio/pictures.ts'
import type { StudioDeps } from './studio/studio-deps.ts'

/** A picture never changes: another one has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The pictures that staff uploaded, at `/partner-pictures/{id}.{ending}`. */
export const pictureRoutes =
  (deps: Pick<StudioDeps, 'db' | 'files'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${PICTURES_PATH}/:file`,
      {
        config: { policy: 'public' },
        schema: {
          tags: ['Partner'],
          params: z.object({
            file: z.string().regex(/^[0-9a-f-]{36}\.(svg|png|jpg|webp|avif)$/),
          }),
        },
      },
      async (request, reply) => {
        const id = request.params.file.slice(0, 36)
        const { stream, size, type } = await openPicture(deps, scopeOf(request), id)
        return reply
          .type(type)
          .header('content-length', size)
          .header('cache-control', FOR_EVER)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', PICTURE_POLICY)
          .send(stream)
      },
    )
  }
