import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { FactValues } from '@hearthlight/domain/forms/condition'
import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import type { ApplicationState } from '@hearthlight/domain/programs/facts/application-state'
import { liveFacts } from '@hearthlight/domain/programs/facts/live-facts'
import { type Unlocked, unlockedItems } from '@hearthlight/domain/programs/unlocked-items'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { BuiltInDeps, StoredAttachment } from '../built-in-deps.ts'
import { type ApplicationRow, findApplication, lockApplication } from './application-row-store.ts'

/** An application with the program in the version it began with, and all that decides about its steps. */
export type OpenApplication = {
  readonly row: ApplicationRow
  readonly program: ProgramDefinition
  readonly state: ApplicationState
  readonly facts: FactValues
  readonly attachments: readonly StoredAttachment[]
  /** What can be changed while something is asked by name; undefined where that is all of it. */
  readonly unlocked: Unlocked | undefined
  /** Of a walk at which each step can be looked at. */
  readonly isLook?: boolean
  readonly reader: {
    readonly language: HomeScope['language']
    readonly projectId: string
    readonly buildingId: string
  }
}

/** To be read. Another person's is not found. */
export async function readApplication(
  deps: BuiltInDeps,
  db: PartnerDb,
  scope: HomeScope,
  id: string,
): Promise<OpenApplication> {
  return openRow(deps, db, scope, await findApplication(db, scope.access, id))
}

export type ReadingApplications = ReturnType<typeof readingApplications>

/** Reads an application in one transaction. */
export const readingApplications =
  (deps: BuiltInDeps) =>
  <T>(
    scope: HomeScope,
    id: string,
    read: (application: OpenApplication, db: PartnerDb) => T | Promise<T>,
  ): Promise<T> =>
    inPartner(deps.db, scope, async (db) => read(await readApplication(deps, db, scope, id), db))

/** To be changed: nobody else changes it meanwhile, and it is not locked. */
export async function changeApplication(
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  id: string,
): Promise<OpenApplication> {
  const opened = await lockedForChange(deps, db, scope, id)
  if (isLocked(opened.row)) throw new Problem('applications.locked')
  return opened
}

/** The same for a change that a lock does not refuse. */
export const lockedForChange = async (
  deps: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  id: string,
): Promise<OpenApplication> => openRow(deps, db, scope, await lockApplication(db, scope.access, id))

async function openRow(
  deps: BuiltInDeps,
  db: PartnerDb,
  scope: HomeScope,
  row: ApplicationRow | undefined,
): Promise<OpenApplication> {
  if (row === undefined) throw new Problem('shared.not-found')
  const attachments = await deps.files.list(db, scope.access, row.id)
  const state = stateOf(row, attachments, await deps.factsOf(db, scope, row.building_id))
  return {
    row,
    program: row.definition,
    state,
    facts: liveFacts(row.definition, state),
    attachments,
    unlocked: unlockedItems(row.definition, row.requests ?? []),
    reader: { language: scope.language, projectId: row.id, buildingId: row.building_id },
  }
}

export function stateOf(
  row: ApplicationRow,
  attachments: readonly StoredAttachment[],
  facts: ApplicationState['facts'],
): ApplicationState {
  const files: Record<string, number> = {}
  for (const { attachment } of attachments) files[attachment] = (files[attachment] ?? 0) + 1
  return {
    answers: Object.fromEntries(
      Object.entries(row.answers ?? {}).map(([question, { answer }]) => [question, answer]),
    ),
    measures: row.measures ?? [],
    files,
    contactId: row.contact_id,
    acceptedTerms: acceptedTerms(row),
    facts,
  }
}

/** What was handed in was accepted; whoever fills it in again accepts again. */
function acceptedTerms({ definition, status, accepted_terms }: ApplicationRow): readonly string[] {
  if (definition.statuses[status]?.applicant_may_edit !== false) return accepted_terms ?? []
  return definition.steps.filter(({ type }) => type === 'tandc').map(({ id }) => id)
}
