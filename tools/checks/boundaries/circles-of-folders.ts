import { posix } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const IS_TEST = /(\.test\.tsx?$|(^|\/)testing\/)/

/** Which folders import files of which others, by the files that stand in a folder itself. Tests may look around. */
function importsOfFolders(files: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    if (IS_TEST.test(path)) continue
    const folder = posix.dirname(path)
    const known = imports.get(folder) ?? new Set()
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const other = posix.dirname(posix.join(folder, target))
      if (other !== folder && !other.startsWith('..')) known.add(other)
    }
    imports.set(folder, known)
  }
  return imports
}

/** Everything that a folder leads to, step by step. */
function reachedFrom(folder: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set(imports.get(folder))
  for (const other of reached) for (const next of imports.get(other) ?? []) reached.add(next)
  return reached
}

/** The folders that lead back to themselves, those of one circle together. */
export function circlesOfFolders(files: ReadonlyMap<string, string>): string[][] {
  const imports = importsOfFolders(files)
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(folder, imports)]))
  const inCircle = (folder: string, other: string) =>
    reached.get(folder)?.has(other) === true && reached.get(other)?.has(folder) === true
  const circles = [...imports.keys()]
    .filter((folder) => inCircle(folder, folder))
    .map((folder) => [...imports.keys()].filter((other) => inCircle(folder, other)).sort())
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()].sort()
}
