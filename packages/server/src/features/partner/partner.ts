import { partnerProblems } from '@hearthlight/domain/partner/partner-problems'
import type { Feature } from '../../platform/feature.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { StorageOfAll } from './list-for-operators.ts'
import { up as studio } from './migrations/0270-studio.ts'
import { up as broughtContent } from './migrations/0460-brought-content.ts'
import { up as lookedAtTexts } from './migrations/0483-looked-at-texts.ts'
import { up as agreedWords } from './migrations/0940-agreed-words.ts'
import { partnerAssets } from './partner-assets.ts'
import { partnerRoutes } from './partner-routes.ts'
import type {} from './partner-tables.ts'
import { pictureRoutes } from './picture-routes.ts'
import { publishDueJob } from './studio/publish-due.ts'
import { staffStudioRoutes } from './studio/staff-studio-routes.ts'
import type { StudioDeps } from './studio/studio-deps.ts'
import { translationRoutes } from './studio/translations/translation-routes.ts'

type Parts = StudioDeps & {
  readonly directory: Pick<PartnerDirectory, 'all'>
  readonly storageOfAll: StorageOfAll
}

export const partner: Feature<Parts> = {
  name: 'partner',
  migrations: {
    '0270-studio': { up: studio },
    '0460-brought-content': { up: broughtContent },
    '0483-looked-at-texts': { up: lookedAtTexts },
    '0940-agreed-words': { up: agreedWords },
  },
  problems: partnerProblems,
  open: (deps) => ({
    jobs: [publishDueJob(deps)],
    routes: async (app) => {
      await app.register(partnerAssets(deps.folders.partners))
      await app.register(partnerRoutes(deps.directory, deps.storageOfAll))
      await app.register(pictureRoutes(deps))
      await app.register(staffStudioRoutes(deps))
      await app.register(translationRoutes(deps))
    },
  }),
}
