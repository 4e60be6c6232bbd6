import { type JsonPath, pathText, sameJson, withValueAt } from '@hearthlight/domain/shared/json-path'
import type { StudioDraft } from '@hearthlight/domain/studio/contract/studio-contract'
import type { Choice, Conflict } from '@hearthlight/domain/studio/merge'
import { patchesBetween } from '@hearthlight/domain/studio/patches-between'
import { type Rebased, rebase, type WorkingCopy } from '@hearthlight/domain/studio/working-copy'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { HttpProblem } from '../../platform/http-problem.ts'
import { draftQuery, studioApi, takeDraft } from '../api/site-api.ts'
import { consoleMemory } from '../kit/console-memory.ts'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'failed'
export type EditedDraft = {
  readonly draft: StudioDraft
  readonly config: unknown
  readonly state: SaveState
  readonly failure: string | undefined
  readonly conflicts: readonly Conflict[]
  edit(path: JsonPath, value: unknown): void
  decide(choices: Readonly<Record<string, Choice>>): void
  /** Takes the draft as the server has it now: after it was thrown away, merged or published. */
  take(draft: StudioDraft): void
}

const SAVE_AFTER_MS = 500
const Stored = z.object({ revision: z.number(), saved: z.unknown(), mine: z.unknown() })
const keyOf = (code: string) => `console-studio-${code}` as const

/** What was typed and not saved before a reload or the end of a session is laid over what is there now. */
function begin({ code, revision, config }: StudioDraft): Rebased {
  const fresh = { revision, saved: config }
  const stored = Stored.safeParse(consoleMemory.getJson(keyOf(code))).data
  if (stored === undefined) return { copy: { ...fresh, mine: config }, conflicts: [] }
  return rebase({ ...stored, saved: stored.saved, mine: stored.mine }, fresh)
}

/** The draft as this person is editing it: kept on the device, saved a moment later, merged with what others save. */
export function useWorkingCopy(): EditedDraft {
  const { data: draft } = useSuspenseQuery(draftQuery)
  const [state, setState] = useState(() => begin(draft))
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  // Another draft came: a colleague saved one, or threw it away.
  const isOther =
    draft.revision !== state.copy.revision ||
    (draft.revision === 0 && !sameJson(draft.config, state.copy.saved))
  if (isOther) setState(rebase(state.copy, { revision: draft.revision, saved: draft.config }))

  const { copy, conflicts } = state
  const isDirty = !sameJson(copy.saved, copy.mine)
  useEffect(() => {
    if (isDirty) consoleMemory.setJson(keyOf(draft.code), copy)
    else consoleMemory.remove(keyOf(draft.code))
  }, [copy, isDirty, draft.code])

  useEffect(() => {
    if (!isDirty || sending || conflicts.length > 0 || failure !== undefined) return
    const timer = setTimeout(() => {
      setSending(true)
      const sent = copy
      void save(sent)
        .then((result) => {
          if (result.kind === 'failed') return setFailure(result.message)
          // What was typed while it was on its way is a change to what was sent.
          const { draft: answer } = result
          const base = result.kind === 'saved' ? sent.mine : sent.saved
          setState(({ copy: now }) =>
            rebase({ ...now, saved: base }, { revision: answer.revision, saved: answer.config }),
          )
          takeDraft(answer)
        })
        .finally(() => setSending(false))
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDirty, sending, conflicts, failure, copy])

  return {
    draft,
    config: copy.mine,
    state: sending ? 'saving' : failure !== undefined ? 'failed' : isDirty ? 'waiting' : 'saved',
    failure,
    conflicts,
    edit: (path, value) => {
      setFailure(undefined)
      setState((before) => ({
        ...before,
        copy: { ...before.copy, mine: withValueAt(before.copy.mine, path, value) },
      }))
    },
    decide: (choices) =>
      setState(({ copy: held, conflicts: asked }) => ({
        conflicts: [],
        copy: {
          ...held,
          mine: asked.reduce(
            (mine, { path, theirs }) =>
              choices[pathText(path)] === 'theirs' ? withValueAt(mine, path, theirs) : mine,
            held.mine,
          ),
        },
      })),
    take: (fresh) => {
      setState({ copy: { revision: fresh.revision, saved: fresh.config, mine: fresh.config }, conflicts: [] })
      takeDraft(fresh)
    },
  }
}

type Saved =
  | { readonly kind: 'saved' | 'overtaken'; readonly draft: StudioDraft }
  | { readonly kind: 'failed'; readonly message: string }

/** A colleague who was quicker is no failure: their draft is taken, and what was typed here is merged into it. */
async function save({ revision, saved, mine }: WorkingCopy): Promise<Saved> {
  try {
    const patches = patchesBetween(saved, mine)
    return { kind: 'saved', draft: await studioApi.save({ revision, patches }) }
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    if (cause.code !== 'partner.stale-draft') return { kind: 'failed', message: cause.title }
    return { kind: 'overtaken', draft: await studioApi.draft() }
  }
}
