import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import type { ProgramEngine } from '../program-engine.ts'
import { acceptTerms } from './accept-terms.ts'
import { applicationReads } from './application-reads.ts'
import { listApplications } from './application-row-store.ts'
import { addAttachment, deleteAttachment } from './change-attachments.ts'
import { selectContact } from './change-contact.ts'
import { createProject, moveProject } from './create-project.ts'
import { deleteMeasures } from './delete-measures.ts'
import { offers } from './offers.ts'
import { readingApplications, stateOf } from './open-application.ts'
import { isDraft, presentProject } from './present-project.ts'
import { saveAnswers } from './save-answers.ts'
import { saveMeasures } from './save-measures.ts'
import { stepDrafts } from './step-drafts.ts'

/** The engine on our own database. */
export function builtInEngine(deps: BuiltInDeps): ProgramEngine {
  const reading = readingApplications(deps)
  return {
    ...offers(deps),
    ...applicationReads(reading, { ...deps, statusesOf: deps.applications.listStatuses }),
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
    createProject: (scope, input) => createProject(deps, scope, input),
    moveProject: (scope, input) => moveProject(deps, scope, input),
    saveAnswers: (scope, input) => saveAnswers(deps, scope, input),
    acceptTerms: (scope, input) => acceptTerms(deps, scope, input),
    saveMeasures: (scope, id, retrofits) => saveMeasures(deps, scope, id, retrofits),
    deleteMeasures: (scope, id, pmIds) => deleteMeasures(deps, scope, id, pmIds),
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
