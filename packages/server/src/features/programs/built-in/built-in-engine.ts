import { navigateSteps } from '@hearthlight/domain/programs/steps/navigate-steps'
import { presentStep } from '@hearthlight/domain/programs/steps/present-step'
import { stepProgress } from '@hearthlight/domain/programs/steps/step-progress'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { translator } from '../../../platform/texts.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { acceptTerms } from './accept-terms.ts'
import { listApplications } from './application-row-store.ts'
import { addAttachment, deleteAttachment } from './change-attachments.ts'
import { selectContact } from './change-contact.ts'
import { createProject, moveProject } from './create-project.ts'
import { deleteMeasures } from './delete-measures.ts'
import { measureReads } from './measure-reads.ts'
import { offers } from './offers.ts'
import { readingApplications, stateOf } from './open-application.ts'
import { pageOfApplication, plainPage } from './page-configuration.ts'
import { isDraft, presentDetails, presentProject, presentSelected } from './present-project.ts'
import { saveAnswers } from './save-answers.ts'
import { saveMeasures } from './save-measures.ts'
import { sectionsOfStep, withKnown } from './sections-of-step.ts'
import { stepDrafts } from './step-drafts.ts'
import { stepOf } from './step-of.ts'

/** The engine on our own database. */
export function builtInEngine(deps: BuiltInDeps): ProgramEngine {
  const reading = readingApplications(deps)
  return {
    ...offers(deps),
    pageConfiguration: async (scope, query) => {
      const translate = translator(scope.language, scope.partner.config)
      const { project_id } = query
      if (query.task_name === 'customerhome') return plainPage(query.task_name, translate)
      if (project_id === undefined) throw new Problem('shared.not-found')
      return reading(scope, project_id, (application) => pageOfApplication(query, application, translate))
    },
    projects: (scope) =>
      inPartner(deps.db, scope, async (db) => {
        const rows = await listApplications(db, scope.access)
        const facts = new Map<string, Awaited<ReturnType<typeof deps.factsOf>>>()
        const projects: ProgramProject[] = []
        for (const row of rows) {
          const { building_id } = row
          const known = facts.get(building_id) ?? (await deps.factsOf(db, scope, building_id))
          facts.set(building_id, known)
          // What was given decides how far a draft is, and nothing that the list shows of the others.
          const files = isDraft(row) ? await deps.files.list(db, scope.access, row.id) : []
          projects.push(presentProject(row, stateOf(row, files, known), scope.language))
        }
        return projects
      }),
    project: (scope, id) =>
      reading(scope, id, async (application, db) =>
        presentDetails(scope, application, await deps.applications.listStatuses(db, scope, id), deps.now()),
      ),
    selectedProject: (scope, id) => reading(scope, id, presentSelected),
    createProject: (scope, input) => createProject(deps, scope, input),
    moveProject: (scope, input) => moveProject(deps, scope, input),
    portalSteps: (scope, { projectId, nav, cn, curStep }) =>
      reading(scope, projectId, ({ program, state, row, unlocked }) => {
        const steps = stepProgress(program, state).map((each) => ({
          ...each,
          isLocked:
            each.isComplete && each.step.type !== 'tandc' && unlocked?.steps.has(each.step.id) === false,
        }))
        const index = navigateSteps(steps, { nav, cn, curStep })
        return presentStep(program, steps, index, row.status, scope.language)
      }),
    sections: (scope, { project_id, cn }) =>
      reading(scope, project_id, async (application, db) => {
        const sections = sectionsOfStep(scope, application, stepOf(application, cn))
        return withKnown(application, sections, await deps.knownOf(db, scope, application.row.building_id))
      }),
    saveAnswers: (scope, input) => saveAnswers(deps, scope, input),
    acceptTerms: (scope, input) => acceptTerms(deps, scope, input),
    ...measureReads(reading),
    saveMeasures: (scope, id, retrofits) => saveMeasures(deps, scope, id, retrofits),
    deleteMeasures: (scope, id, pmIds) => deleteMeasures(deps, scope, id, pmIds),
    selectedContact: (scope, id) => reading(scope, id, ({ state }) => state.contactId),
    selectContact: (scope, id, contactId) => selectContact(deps, scope, id, contactId),
    addAttachment: (scope, input) => addAttachment(deps, scope, input),
    openAttachment: async (scope, id, fileName) => {
      const found = await inPartner(deps.db, scope, (db) => deps.files.find(db, scope.access, id))
      if (found === undefined || (fileName ?? found.response) !== found.response)
        throw new Problem('shared.not-found')
      return deps.files.open(scope, id)
    },
    deleteAttachment: (scope, id) => deleteAttachment(deps, scope, id),
    ...stepDrafts(deps, reading),
  }
}
