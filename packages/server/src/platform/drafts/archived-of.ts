import type { Archived } from '@hearthlight/domain/shared/archive'

type Row = { readonly archived_at: Date | null; readonly archived_by: string | null }

/** Since when something takes no new applications, as it is told; null while it does, or is not published. */
export const archivedOf = (row: Row | undefined): Archived | null =>
  row === undefined || row.archived_at === null
    ? null
    : { at: row.archived_at.toISOString(), by: row.archived_by }
