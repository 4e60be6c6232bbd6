import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { described } from '@hearthlight/domain/texts/described'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { coreTexts } from '../texts/text-files.ts'
import { describeWebhooks } from './openapi-webhooks.ts'
import { declarePublic } from './policy.ts'

/** The OpenAPI document from the schemas that validate the calls, and a page to read it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hearthlight', version: '1' },
      components: { securitySchemes: { apiKey: API_KEY } },
      webhooks: describeWebhooks(),
    },
    transform: (route) => described(jsonSchemaTransform(route), coreTexts('en')),
  })
  await app.register(documentationPages)
}

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  description: 'A key that an admin of the partner made, with the scope that the call asks for.',
} as const

const documentationPages: FastifyPluginAsync = async (app) => {
  declarePublic(app)
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { validatorUrl: null },
    // Its bar shows the mark of the library and a field for other documents.
    theme: {
      title: 'Hearthlight API',
      css: [{ filename: 'hearthlight.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    // The page sets styles on its elements; scripts stay ours alone.
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  })
}
