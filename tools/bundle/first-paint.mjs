/** Scripts and styles that stand before the modules of those names run: theirs, and all that they import. */
export function filesBefore(manifest, names) {
  const seen = new Set()
  const files = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${name} is not in the manifest of the web app`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return files
}

/** A round for the entry with all it imports, and one for each module on the way that is loaded only when asked for. */
export function roundsTo(manifest, entry, name) {
  let reached = closure(manifest, [entry])
  for (let rounds = 1; ; rounds++) {
    if (reached.has(name)) return rounds
    const later = [...reached].flatMap((each) => manifest[each]?.dynamicImports ?? [])
    const next = closure(manifest, [...reached, ...later])
    if (next.size === reached.size) return Number.POSITIVE_INFINITY
    reached = next
  }
}

function closure(manifest, names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(manifest, manifest[name]?.imports ?? [], found)
  }
  return found
}

/** Scripts that import one another in a circle: one of them would run before what it needs. */
export function circleIn(manifest) {
  return Object.keys(manifest).filter((name) => closure(manifest, manifest[name].imports ?? []).has(name))
}
