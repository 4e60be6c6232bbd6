export type DefectPath = readonly (string | number)[]

/** What is wrong with a program, and where. */
export type Defect = { readonly path: DefectPath; readonly message: string }

/** What stands twice where each may stand once. */
export function duplicates(named: readonly { readonly name: string; readonly path: DefectPath }[]): Defect[] {
  const seen = new Set<string>()
  return named.flatMap(({ name, path }) => {
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ path, message: `stands twice: ${name}` }]
  })
}
