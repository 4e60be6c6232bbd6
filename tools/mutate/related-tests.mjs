import { readFileSync } from 'node:fs'
import path from 'node:path'

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g

function resolveImport(root, file, name) {
  if (name.startsWith('.')) return path.resolve(path.dirname(file), name)
  const inDomain = /^@hearthlight\/domain\/(.+)$/.exec(name)
  return inDomain ? path.join(root, 'packages/domain/src', `${inDomain[1]}.ts`) : undefined
}

/** For each file, the files that import it. */
export function importersOf(root, files) {
  const importers = new Map()
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const imported = resolveImport(root, file, name)
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  return importers
}

/** The tests that reach a file, nearest folder first, so that most mutants die early. */
export function relatedTests(importers, file) {
  const seen = new Set([file])
  for (const one of seen) for (const importer of importers.get(one) ?? []) seen.add(importer)
  const distance = (test) => path.relative(path.dirname(file), test).split('..').length
  return [...seen]
    .filter((one) => /\.test\.tsx?$/.test(one))
    .sort((one, other) => distance(one) - distance(other))
}
