import type {
  BulkAction,
  BulkPlanRequest,
  BulkRefusal,
  BulkResult,
  DoInBulk,
  PlannedApplication,
} from '@hearthlight/domain/applications/queue/bulk'
import { REQUEST_KINDS } from '@hearthlight/domain/applications/request-kinds'
import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { type FoundApplication, findAnyApplication } from '../find-application-store.ts'
import type { ReviewRules } from '../review/review-contract.ts'
import { moveApplication, mustBeMovable } from './move-application.ts'
import { mustBeAskable, requestChanges } from './request-changes.ts'

type Planned = PlannedApplication & { readonly id: string }

/** What an action would do with each, and why not; nothing is changed. */
export async function planInBulk(
  deps: ApplicationDeps,
  scope: Scope,
  { ids, action }: BulkPlanRequest,
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const id of ids) {
    const found = await readWithRules(deps, scope, id)
    if (found === undefined) continue
    const { application, rules } = found
    const { moves, asked, statusName } = rules
    planned.push({
      id,
      number: application.number,
      revision: application.revision,
      moves: moves.map((move) => ({ ...move, name: statusName(move.code) })),
      items: REQUEST_KINDS.flatMap((kind) =>
        asked[kind].map(({ id: itemId, name }) => ({ kind, id: itemId, name })),
      ),
      refusal:
        action === undefined ? null : await refusalOf(() => check(deps, scope, application, rules, action)),
    })
  }
  return planned
}

async function check(
  deps: ApplicationDeps,
  scope: Scope,
  application: FoundApplication,
  rules: ReviewRules,
  action: BulkAction,
): Promise<void> {
  if (action.kind === 'ask') mustBeAskable(rules, application, [action.request])
  else await mustBeMovable(deps, scope, application, action)
}

/** Does it with each that is as the asker saw it, one after the other; what is refused keeps nobody else from it. */
export async function doInBulk(
  deps: ApplicationDeps,
  scope: Scope,
  { applications, action }: DoInBulk,
): Promise<BulkResult> {
  await mustBeThere(deps, scope, applications)
  const result: BulkResult = { done: [], refused: [] }
  for (const { id, revision } of applications) {
    const before = await readWithRules(deps, scope, id)
    const refusal = await refusalOf(async () => {
      if (action.kind === 'ask')
        await requestChanges(deps, scope, id, {
          requests: [action.request],
          answer_by: action.answer_by,
          revision,
        })
      else {
        const move = { to: action.to, message: action.message, revision }
        await moveApplication(deps, scope, id, move, { isAlone: true })
      }
    })
    const after = await readWithRules(deps, scope, id)
    if (refusal !== null || after === undefined) result.refused.push({ id, refusal: refusal ?? 'refused' })
    else
      result.done.push({
        id,
        revision: after.application.revision,
        back: wayBack(before?.application.status, after.rules),
      })
  }
  return result
}

/** Nothing is begun with a selection that names what this partner does not have. */
const mustBeThere = ({ db }: ApplicationDeps, scope: Scope, applications: DoInBulk['applications']) =>
  inPartner(db, scope, async (partnerDb) => {
    for (const { id } of applications)
      if ((await findAnyApplication(partnerDb, scope, id)) === undefined)
        throw new Problem('shared.not-found')
  })

/** Undone is only what staff may move back, and that without a message or an amount. */
const wayBack = (status: string | undefined, { moves }: ReviewRules): string | null =>
  moves.find(({ code, asks, is_end, money }) => code === status && !asks && !is_end && money === null)
    ?.code ?? null

const readWithRules = (deps: ApplicationDeps, scope: Scope, id: string) =>
  inPartner(deps.db, scope, async (db) => {
    const application = await findAnyApplication(db, scope, id)
    return application && { application, rules: await rulesIn(deps, db, scope, application) }
  })

const REFUSALS: Readonly<Partial<Record<string, BulkRefusal>>> = {
  'applications.cannot-move': 'no-such-move',
  'applications.nothing-asked': 'no-such-move',
  'applications.locked': 'locked',
  'applications.needs-second': 'decide-alone',
  'applications.above-budget': 'decide-alone',
  'applications.payment-left': 'decide-alone',
  'applications.stale': 'changed-meanwhile',
  'shared.invalid-form': 'not-asked',
}

/** Runs it and answers why it was refused, or null. What is no refusal is thrown on. */
async function refusalOf(run: () => Promise<void>): Promise<BulkRefusal | null> {
  try {
    await run()
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'applications.move-incomplete')
      return error.fields.some(({ pointer }) => pointer === '/message') ? 'message-missing' : 'decide-alone'
    return REFUSALS[error.code] ?? 'refused'
  }
}
