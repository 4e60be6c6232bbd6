import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { hasPermission, type Scope } from '../../../platform/scope.ts'
import type { TrialContent } from './trial-content.ts'
import { findTrialSource, listTrialSources, type TrialSource } from './trial-source-store.ts'

/** Applications whose answers a walk may begin with; none for who may not read applications. */
export const readTrialSources = async (db: PartnerDb, scope: Scope, programId: string) =>
  hasPermission(scope, 'applications') ? listTrialSources(db, scope, programId) : []

/** What a walk begins with that is filled with an application to the same program. */
export async function fillTrial(
  db: PartnerDb,
  scope: Scope,
  { programId, applicationId }: { readonly programId: string; readonly applicationId: string },
  draft: ProgramDefinition,
): Promise<Pick<TrialContent, 'answers' | 'measures'>> {
  if (!hasPermission(scope, 'applications')) throw new Problem('shared.not-allowed')
  const source = await findTrialSource(db, scope, programId, applicationId)
  if (source === undefined) throw new Problem('shared.not-found')
  return carried(source, draft)
}

/** What the draft asks too. What is restricted, in what was sent, in what is live or in the draft, stays where it is. */
function carried({ answers, measures, restricted }: TrialSource, draft: ProgramDefinition) {
  const questions = draft.question_groups.flatMap((group) => group.questions)
  const fields = Object.values(draft.measure_types)
    .flatMap(({ field_groups }) => field_groups)
    .flatMap((group) => group.fields)
  const isOpen = (asked: readonly { name: string; isRestricted: boolean }[], closed: readonly string[]) => {
    const open = asked.filter(({ name, isRestricted }) => !isRestricted && !closed.includes(name))
    return ([name]: readonly [string, unknown]) => open.some((each) => each.name === name)
  }
  const ofQuestion = isOpen(
    questions.map(({ code, restrict_data_access }) => ({ name: code, isRestricted: restrict_data_access })),
    restricted.answers,
  )
  const ofField = isOpen(
    fields.map(({ name, restrict_data_access }) => ({ name, isRestricted: restrict_data_access })),
    restricted.fields,
  )
  return {
    answers: Object.fromEntries(Object.entries(answers ?? {}).filter(ofQuestion)),
    measures: (measures ?? []).map((chosen) => ({
      ...chosen,
      fields: Object.fromEntries(Object.entries(chosen.fields).filter(ofField)),
    })),
  }
}
