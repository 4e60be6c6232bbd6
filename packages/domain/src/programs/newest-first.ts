type Dated = { readonly created_at: string; readonly last_modified_ts?: string | null | undefined }

/** By the last change, else by the beginning (spec 2 section 9). */
export const newestFirst = <Project extends Dated>(projects: readonly Project[]): Project[] =>
  projects.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))

const dayOf = ({ created_at, last_modified_ts }: Dated) => last_modified_ts ?? created_at
