type Colleague = { readonly id: string; readonly name: string }

/** Ids of the colleagues whose whole name stands after an @. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] =>
  colleagues.filter(({ name }) => text.toLowerCase().includes(`@${name.toLowerCase()}`)).map(({ id }) => id)
