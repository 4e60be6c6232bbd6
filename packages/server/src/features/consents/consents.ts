import { consentProblems } from '@hearthlight/domain/consents/consent-problems'
import type { Feature } from '../../platform/feature.ts'
import type { ConsentDeps } from './consent-deps.ts'
import { consentRoutes } from './consent-routes.ts'
import type {} from './consent-tables.ts'
import { consentsPersonalData } from './consents-personal-data.ts'
import { up as consentsUp } from './migrations/1001-consents.ts'

export const consents: Feature<{ readonly consents: ConsentDeps }> = {
  name: 'consents',
  problems: consentProblems,
  personal: consentsPersonalData,
  migrations: { '1001-consents': { up: consentsUp } },
  open: ({ consents: deps }) => ({ routes: consentRoutes(deps) }),
}
