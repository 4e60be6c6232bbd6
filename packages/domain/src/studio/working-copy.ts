import { type Choice, type Conflict, decideConflicts, mergeThreeWay } from './merge.ts'

/** What somebody is editing: the document as the server last had it, and what they have made of it since. */
export type WorkingCopy = {
  readonly revision: number
  readonly saved: unknown
  readonly mine: unknown
}

export type Rebased = { readonly copy: WorkingCopy; readonly conflicts: readonly Conflict[] }

/** The server has a newer document: what both sides changed is merged, and where they differ mine stands until asked. */
export function rebase(
  { saved, mine }: WorkingCopy,
  fresh: Pick<WorkingCopy, 'revision' | 'saved'>,
  choices: Readonly<Record<string, Choice>> = {},
): Rebased {
  const merged = mergeThreeWay({ base: saved, mine, theirs: fresh.saved })
  const { decided, open } = decideConflicts(merged, choices)
  return { copy: { ...fresh, mine: decided }, conflicts: open }
}
