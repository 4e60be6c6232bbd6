import type { ConfigProblem } from '@hearthlight/domain/partner/read-partner'
import { pathText } from '@hearthlight/domain/shared/json-path'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { PublishStudioDraft, StudioVersion } from '@hearthlight/domain/studio/contract/studio-contract'
import { yieldsToReason } from '@hearthlight/domain/studio/lint/finding'
import { lintPartner } from '@hearthlight/domain/studio/lint/lint-partner'
import { localInstant } from '@hearthlight/domain/studio/local-instant'
import { mergeThreeWay } from '@hearthlight/domain/studio/merge'
import { changePlatform } from '../../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Scope } from '../../../platform/scope.ts'
import { checkVersion, type Despite, goLive, type Published, rollBack } from '../publish-partner.ts'
import {
  findContent,
  findVersion,
  findVersionByNumber,
  updateVersion,
  type VersionRow,
} from '../version-store.ts'
import { mayBring, publishBrought } from './brought-content.ts'
import { currentState, type DraftState, readState } from './draft-state.ts'
import { sidesOf } from './merge-draft.ts'
import { mustNotChange } from './operator-settings.ts'
import { presentVersion } from './read-versions.ts'
import { authorOf, codeOf, partnerRecord, type StudioDeps } from './studio-deps.ts'

/** Publishes the draft now, or leaves it to be published at a time of the partner's clock. */
export async function publishStudioDraft(
  deps: StudioDeps,
  scope: Scope,
  { revision, reason, at, despite: why }: PublishStudioDraft,
): Promise<StudioVersion> {
  const number = await inTransaction(deps.db, async (transaction) => {
    const state = await currentState(transaction, scope, revision)
    const version = await broughtUp(transaction, state)
    mustNotChange(scope, state.published.config, version.config)
    const despite = mustPassChecks(version, state, why)
    mayBring(scope, await findContent(transaction, version))
    if (at !== null) {
      const when = localInstant(scope.partner.config.time_zone, at.day, at.time)
      return await schedule(transaction, deps, scope, { version, when, reason, despite })
    }
    const publication = { by: scope, author: authorOf(scope), reason, despite, at: deps.now() }
    const number = mustBePublished(await goLive(transaction, codeOf(scope), version, publication))
    await publishBrought(deps, transaction, scope, { version, at: publication.at, why: reason })
    return number
  })
  deps.directory.forget()
  return await readVersion(deps.db, scope, number)
}

/** A draft that was begun before the published version takes that one's changes along, if none of them are its own. */
export async function broughtUp(db: PlatformDb, state: DraftState): Promise<VersionRow> {
  const { draft, published, base } = state
  if (draft === undefined) throw new Problem('partner.no-draft')
  if (base.number === published.number) return draft
  const { merged, conflicts } = mergeThreeWay(sidesOf(state))
  if (conflicts.length > 0)
    throw new Problem('partner.draft-behind', { params: { version: published.number } })
  await updateVersion(db, draft, { config: JSON.stringify(merged), base_number: published.number })
  // JSON that was merged of two objects is an object.
  return { ...draft, config: merged as VersionRow['config'], base_number: published.number }
}

/** The same checks that the studio shows beside the draft. What they stop can need no more than a reason. */
function mustPassChecks(
  { config }: VersionRow,
  { published }: DraftState,
  why: string | undefined,
): Despite | undefined {
  const stops = lintPartner(config, published.config).filter(({ severity }) => severity === 'stop')
  if (stops.length === 0) return undefined
  if (why !== undefined && stops.every(yieldsToReason)) return { why, checks: stops.map(({ code }) => code) }
  throw new Problem('partner.invalid-configuration', {
    fields: stops.map(({ path, code, params }) => ({
      pointer: `/${path.join('/')}`,
      message: String(params['message'] ?? `${pathText(path)}: ${code}`),
    })),
  })
}

const refusal = (problems: readonly ConfigProblem[]) =>
  new Problem('partner.invalid-configuration', {
    fields: problems.map(({ path, message }) => ({ pointer: `/${path.replaceAll('.', '/')}`, message })),
  })

function mustBePublished(published: Published): number {
  if (published.kind === 'invalid') throw refusal(published.problems)
  return published.version
}

type Schedule = {
  readonly version: VersionRow
  readonly when: Date
  readonly reason: string
  readonly despite: Despite | undefined
}

async function schedule(
  db: PlatformDb,
  { now }: StudioDeps,
  scope: Scope,
  { version, when, reason, despite }: Schedule,
): Promise<number> {
  if (when <= now()) throw new Problem('partner.time-has-passed')
  if (await findVersion(db, scope.partnerId, 'scheduled')) throw new Problem('partner.already-scheduled')
  const { problems } = await checkVersion(db, { code: codeOf(scope), version })
  if (problems.length > 0) throw refusal(problems)
  const author = authorOf(scope)
  const what = { action: 'partner.schedule', record: partnerRecord(scope) }
  return await changePlatform(db, scope, what, async (changeDb) => {
    await updateVersion(changeDb, version, {
      status: 'scheduled',
      publish_at: when,
      reason,
      failure: null,
      author_id: author.id,
      author_name: author.name,
    })
    return {
      result: version.number,
      after: { version: version.number, publish_at: when.toISOString(), reason, ...(despite && { despite }) },
    }
  })
}

/** A scheduled version becomes the draft again, unless there is a newer one; then it stays in the list, never live. */
export async function cancelSchedule(deps: StudioDeps, scope: Scope, number: number): Promise<void> {
  await inTransaction(deps.db, async (transaction) => {
    const version = await findVersion(transaction, scope.partnerId, 'scheduled')
    if (version?.number !== number) throw new Problem('shared.not-found')
    const draft = await findVersion(transaction, scope.partnerId, 'draft')
    const status = draft === undefined ? 'draft' : 'archived'
    const what = { action: 'partner.cancel-schedule', record: partnerRecord(scope) }
    await changePlatform(transaction, scope, what, async (changeDb) => {
      await updateVersion(changeDb, version, { status, publish_at: null, failure: null })
      return { result: undefined, before: { scheduled: number }, after: { scheduled: null } }
    })
  })
}

export async function rollBackTo(
  deps: StudioDeps,
  scope: Scope,
  number: number,
  reason: string,
): Promise<StudioVersion> {
  const { config } = await findLiveVersion(deps.db, scope, number)
  mustNotChange(scope, (await readState(deps.db, scope)).published.config, config)
  const publication = { by: scope, author: authorOf(scope), reason, at: deps.now() }
  const made = mustBePublished(await rollBack(deps.db, codeOf(scope), number, publication))
  deps.directory.forget()
  return await readVersion(deps.db, scope, made)
}

/** A version that was or will be live. */
export async function findLiveVersion(db: PlatformDb, scope: Scope, number: number): Promise<VersionRow> {
  const version = await findVersionByNumber(db, scope.partnerId, number)
  if (version === undefined || version.status === 'draft') throw new Problem('shared.not-found')
  return version
}

const readVersion = async (db: PlatformDb, scope: Scope, number: number) =>
  presentVersion(await findLiveVersion(db, scope, number))
