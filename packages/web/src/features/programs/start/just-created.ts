/** What the page of an application is told when it has just been made; the address has no place for it. */
export const JUST_CREATED = { state: { isJustCreated: true } } as const

export const isJustCreated = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isJustCreated' in state
