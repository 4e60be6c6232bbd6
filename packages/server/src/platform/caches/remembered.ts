/**
 * What was last made of an object, as long as the object lives and `given`, all that it was made with beside it, is the same.
 * Only for objects that nobody changes.
 */
export function remembered<Of extends object, Made>() {
  const kept = new WeakMap<Of, { readonly given: string; readonly made: Made }>()
  return (of: Of, given: string, make: () => Made): Made => {
    const known = kept.get(of)
    if (known?.given === given) return known.made
    const made = make()
    kept.set(of, { given, made })
    return made
  }
}
