type LockFlags = {
  readonly locked?: string | null | undefined
  readonly locked_in_portal?: string | null | undefined
  readonly locked_in_educate?: string | null | undefined
}

/** A locked application may be looked at and not changed: nor may its contact, its answers and its documents. */
export const isLocked = ({ locked, locked_in_portal, locked_in_educate }: LockFlags): boolean =>
  [locked, locked_in_portal, locked_in_educate].some((flag) => /^yes/i.test(flag ?? ''))
