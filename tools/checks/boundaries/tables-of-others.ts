import { DECLARED, matches, TABLE } from './declared-tables.ts'

const IS_TEST = /\.test\.ts$|\/testing\//
/** What a migration does was right when it ran; the demo is made of all features. */
const IS_LEFT_OUT = /\/migrations\/|^\/demo\//
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

export type Use = {
  /** A feature, or a room beside the features. */
  readonly room: string
  readonly table: string
  readonly owner: string
  readonly writes: boolean
  readonly path: string
}

/** `/features/guests/guest-store.ts` → `guests`, `/home/read-home.ts` → `home`. */
const roomOf = (path: string): string => /^\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? ''

function ownersOf(files: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [path, text] of files)
    for (const body of matches(text, DECLARED))
      for (const table of matches(body, TABLE)) owners.set(table, roomOf(path))
  return owners
}

/** Queries of a file that name a table of another feature, by kysely or in SQL. */
export function tablesOfOthers(files: ReadonlyMap<string, string>): Use[] {
  const owners = ownersOf(files)
  const tables = [...owners.keys()].join('|')
  const reads = [
    String.raw`\.(?:selectFrom|\w*Join)\(\s*['"](${tables})\b`,
    String.raw`\b(?:from|join|using)\s+(${tables})\b`,
  ]
  const writes = [
    String.raw`\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](${tables})\b`,
    String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(${tables})\b`,
  ]
  const found = (text: string, patterns: readonly string[]) =>
    new Set(patterns.flatMap((pattern) => matches(text, new RegExp(pattern, 'g'))))
  return [...files].flatMap(([path, commented]) => {
    if (IS_TEST.test(path) || IS_LEFT_OUT.test(path)) return []
    const text = commented.replaceAll(COMMENT, '')
    const written = found(text, writes)
    const uses = [...new Set([...written, ...found(text, reads)])]
    return uses.flatMap((table) => {
      const owner = owners.get(table) ?? ''
      const use = { room: roomOf(path), table, owner, writes: written.has(table), path }
      return use.room === owner ? [] : [use]
    })
  })
}
