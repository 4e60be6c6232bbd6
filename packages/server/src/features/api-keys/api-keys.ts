import type { Feature } from '../../platform/feature.ts'
import type { ApiKeyDeps } from './api-key-deps.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { up as apiKeysUp } from './migrations/0262-api-keys.ts'
import { outwardRoutes } from './outward-routes.ts'

export const apiKeys: Feature<{ readonly apiKeys: ApiKeyDeps }> = {
  name: 'api-keys',
  passing: { api_key_uses: 'when a key was last used' },
  migrations: { '0262-api-keys': { up: apiKeysUp } },
  open: ({ apiKeys: deps }) => ({
    routes: async (app) => {
      await app.register(apiKeyRoutes(deps))
      await app.register(outwardRoutes(deps))
    },
  }),
}
