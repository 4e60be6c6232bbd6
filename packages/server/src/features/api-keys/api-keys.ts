import { apiKeyProblems } from '@hearthlight/domain/api-keys/api-key-problems'
import type { Feature } from '../../platform/feature.ts'
import type { ApiKeyDeps } from './api-key-deps.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { keyListRoutes } from './key-list-routes.ts'
import { up as apiKeysUp } from './migrations/0262-api-keys.ts'

export const apiKeys: Feature<{ readonly apiKeys: ApiKeyDeps }> = {
  name: 'api-keys',
  problems: apiKeyProblems,
  passing: { api_key_uses: 'when a key was last used' },
  migrations: { '0262-api-keys': { up: apiKeysUp } },
  open: ({ apiKeys: deps }) => ({
    routes: async (app) => {
      await app.register(apiKeyRoutes(deps))
      await app.register(keyListRoutes(deps))
    },
  }),
}
