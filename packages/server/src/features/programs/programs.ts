import { programProblems } from '@hearthlight/domain/programs/program-problems'
import { studioProblems } from '@hearthlight/domain/programs/studio/studio-problems'
import type { Feature } from '../../platform/feature.ts'
import { attachmentRoutes } from './attachment-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { measureRoutes } from './measure-routes.ts'
import { up as programsUp } from './migrations/0190-programs.ts'
import { up as whoPublished } from './migrations/0281-who-published.ts'
import { up as programTrials } from './migrations/0440-program-trials.ts'
import { up as archivedPrograms } from './migrations/0470-archived-programs.ts'
import { up as optionCodes } from './migrations/0920-option-codes.ts'
import type { ProgramDeps } from './program-deps.ts'
import { programRoutes } from './program-routes.ts'
import type {} from './program-tables.ts'
import { programsPersonalData } from './programs-personal-data.ts'
import { projectRoutes } from './project-routes.ts'
import { publicProgramRoutes } from './public-program-routes.ts'
import { stepRoutes } from './step-routes.ts'
import { staffProgramRoutes } from './studio/staff-program-routes.ts'

export const programs: Feature<{ readonly programs: ProgramDeps }> = {
  name: 'programs',
  problems: { ...programProblems, ...studioProblems },
  personal: programsPersonalData,
  passing: {
    application_drafts: 'what is being typed; saving the step has its line',
    program_trials: 'a walk of staff through a draft; it is forgotten with the next one, or when it ends',
  },
  migrations: {
    '0190-programs': { up: programsUp },
    '0281-who-published': { up: whoPublished },
    '0440-program-trials': { up: programTrials },
    '0470-archived-programs': { up: archivedPrograms },
    '0920-option-codes': { up: optionCodes },
  },
  open: ({ programs: deps }) => ({
    routes: async (app) => {
      await app.register(programRoutes(deps))
      await app.register(projectRoutes(deps))
      await app.register(publicProgramRoutes(deps))
      await app.register(stepRoutes(deps))
      await app.register(draftRoutes(deps))
      await app.register(measureRoutes(deps))
      await app.register(attachmentRoutes(deps))
      await app.register(staffProgramRoutes(deps.studio))
    },
  }),
}
