import { Problem } from '@hearthlight/domain/shared/problem'
import { MOST_CONFIGURATION } from '@hearthlight/domain/studio/contract/studio-contract'
import { isNothing, type SiteContent } from '@hearthlight/domain/studio/site-content'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lockPartner } from '../partner-store.ts'
import {
  findVersion,
  findVersionByNumber,
  insertVersion,
  updateVersion,
  type VersionRow,
} from '../version-store.ts'
import { authorOf } from './studio-deps.ts'

/** What the studio works on: the draft if there is one, and what visitors see. */
export type DraftState = {
  readonly draft: VersionRow | undefined
  readonly published: VersionRow
  /** What the draft was begun on. */
  readonly base: VersionRow
}

export const readState = async (db: PlatformDb, scope: Pick<Scope, 'partnerId'>): Promise<DraftState> =>
  stateOf(db, scope, await findVersion(db, scope.partnerId, 'draft'))

/** The state of a version that is not live yet. */
export async function stateOf(
  db: PlatformDb,
  { partnerId }: Pick<Scope, 'partnerId'>,
  draft: VersionRow | undefined,
): Promise<DraftState> {
  const published = await findVersion(db, partnerId, 'published')
  // Its host led here, so it is published; another instance may take it away at the same moment.
  if (published === undefined) throw new Problem('shared.not-found')
  const number = draft?.base_number ?? published.number
  const base = number === published.number ? published : await findVersionByNumber(db, partnerId, number)
  return { draft, published, base: base ?? published }
}

/** The state as nobody else can change it before this transaction ends, if it is still what the caller looked at. */
export async function currentState(db: PlatformDb, scope: Scope, revision: number): Promise<DraftState> {
  await lockPartner(db, scope.partnerId)
  const state = await readState(db, scope)
  if ((state.draft?.revision ?? 0) !== revision) throw new Problem('shared.stale-draft')
  return state
}

type Written = {
  readonly config: unknown
  readonly base?: number
  readonly imported?: unknown
  /** Of an import: what is to go live with the draft. */
  readonly content?: SiteContent
}

/** Writes the draft, or begins one; answers its revision. */
export async function writeDraft(
  db: PlatformDb,
  scope: Scope,
  { draft, published }: DraftState,
  { config, base, imported, content }: Written,
  at: Date,
): Promise<number> {
  if (JSON.stringify(config).length > MOST_CONFIGURATION) throw new Problem('shared.too-big')
  const author = authorOf(scope)
  const common = {
    author_id: author.id,
    author_name: author.name,
    saved_at: at,
    ...(imported !== undefined && { imported: JSON.stringify(imported), kind: 'import' as const }),
    ...(content !== undefined && { content: isNothing(content) ? null : JSON.stringify(content) }),
  }
  if (draft === undefined) {
    const begun = { status: 'draft', base_number: base ?? published.number, revision: 1 } as const
    await insertVersion(db, scope.partnerId, { ...common, ...begun, config })
    return 1
  }
  const revision = draft.revision + 1
  const onTop = base === undefined ? {} : { base_number: base }
  await updateVersion(db, draft, { ...common, ...onTop, revision, config: JSON.stringify(config) })
  return revision
}
