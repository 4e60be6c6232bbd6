import { DraftDocument } from '../shared/draft.ts'
import { sameJson } from '../shared/json-path.ts'
import { type Choice, type Conflict, decideConflicts, mergeThreeWay } from './merge.ts'

/** What somebody is editing: the document as the server last had it, and what they have made of it since. */
export type WorkingCopy = {
  readonly revision: number
  readonly saved: DraftDocument
  readonly mine: DraftDocument
}

export type Rebased = { readonly copy: WorkingCopy; readonly conflicts: readonly Conflict[] }

/** The server has a newer document: what both sides changed is merged, and where they differ mine stands until asked. */
export function rebase(
  { saved, mine }: Pick<WorkingCopy, 'saved' | 'mine'>,
  fresh: Pick<WorkingCopy, 'revision' | 'saved'>,
): Rebased {
  const { merged, conflicts } = mergeThreeWay({ base: saved, mine, theirs: fresh.saved })
  return { copy: { ...fresh, mine: DraftDocument.parse(merged) }, conflicts }
}

/** The copy once it was said whose stands at each place that both sides changed. */
export function decide({ copy, conflicts }: Rebased, choices: Readonly<Record<string, Choice>>): WorkingCopy {
  const { decided } = decideConflicts({ merged: copy.mine, conflicts }, choices)
  return { ...copy, mine: DraftDocument.parse(decided) }
}

export const isDirty = ({ saved, mine }: WorkingCopy): boolean => !sameJson(saved, mine)
