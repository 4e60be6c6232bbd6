import type { Plugin } from 'vite'

type ModuleInfo = {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}
/** What the bundler knows of a module of the app. */
type Lookup = (id: string) => ModuleInfo | null

/** Large, and needed by few of those who share something else. */
const HEAVY = {
  controls: /\/node_modules\/react-aria\//,
  house: /\/ui\/house\//,
  markdown: /\/platform\/markdown\.tsx$|\/node_modules\/marked\//,
}

/** The start imports the index that names it; only the report uses it. */
const NAMED_BY_START = /\/node_modules\/(html-parse-stringify|react-i18next\/dist\/es\/(Icu)?Trans)/

/**
 * One file for what several screens share, instead of one for each set of screens that share something. A module's
 * dependencies are needed wherever it is, so they are in the same group or in one named further up here: no two files
 * wait for one another. What is null the bundler splits by itself.
 */
function groupOf(id: string, users: ReadonlySet<string>, needs: (heavy: RegExp) => boolean): string | null {
  const only = (...those: string[]) => [...users].every((user) => those.includes(user))
  if (NAMED_BY_START.test(id)) return null
  if (users.has('start')) return 'start'
  if (HEAVY.markdown.test(id)) return 'markdown'
  if (HEAVY.house.test(id)) return 'house'
  if (users.has('domain') || id.includes('/node_modules/zod/')) return 'forms'
  if (only('pages')) return needs(HEAVY.house) ? null : 'pages'
  if (only('pages', 'report') && users.has('pages')) return 'charts'
  // A style sheet of its own for a few lines would be one more request.
  if (users.has('pages') || users.has('app')) return id.includes('.module.css') ? 'start' : 'common'
  // What one noun has of them, some of its screens need and some not; so it is with the whole of the report.
  if (only('report') || (users.size === 1 && Object.values(HEAVY).some(needs))) return null
  if (needs(HEAVY.controls)) return 'controls'
  if (only('accounts', 'admin')) return 'accounts'
  if (users.has('accounts') || users.has('admin') || users.has('forms')) return 'forms'
  if (users.has('buildings')) return 'homes'
  return users.size === 1 ? [...users].join() : 'audits'
}

/** The noun, or the place outside the features, of a module that is loaded when it is first needed. */
function userName(id: string): string {
  const feature = /\/web\/src\/features\/(\w+)\//.exec(id)?.[1]
  if (feature !== undefined) return feature
  if (id.includes('/packages/domain/')) return 'domain'
  if (id.includes('/app/admin-area')) return 'admin'
  return id.includes('/web/src/forms/') ? 'forms' : 'app'
}

function reachable(from: string, lookup: Lookup, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const id of lookup(from)?.importedIds ?? []) reachable(id, lookup, found)
  return found
}

/** For every module that more than one part of the app loads, the file it goes to. */
export function chunkNames(ids: Iterable<string>, lookup: Lookup): Map<string, string> {
  const usedBy = new Map<string, string[]>()
  const roots = new Set<string>()
  for (const id of ids) {
    if (lookup(id)?.isEntry) for (const used of reachable(id, lookup)) usedBy.set(used, ['start', 'start'])
    for (const root of lookup(id)?.dynamicallyImportedIds ?? []) roots.add(root)
  }
  for (const root of roots)
    for (const used of reachable(root, lookup))
      usedBy.set(used, [...(usedBy.get(used) ?? []), userName(root)])
  const names = new Map<string, string>()
  for (const [id, users] of usedBy) {
    // The kit shows every component there is; nobody waits for it.
    const others = new Set(users.filter((user) => user !== 'kit'))
    const isScreen = roots.has(id) && userName(id) !== 'domain'
    if (isScreen || users.length === 1 || others.size === 0) continue
    const needs = (heavy: RegExp) => [...reachable(id, lookup)].some((needed) => heavy.test(needed))
    const name = groupOf(id, others, needs)
    if (name !== null) names.set(id, name)
  }
  return names
}

/** Groups what screens share; the server's build has no first load to be saved. */
export function chunkGroups(): Plugin {
  let names = new Map<string, string>()
  const nameOf = (id: string) => (id.includes('rolldown/runtime') ? 'start' : (names.get(id) ?? null))
  return {
    name: 'chunk-groups',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: nameOf, debugName: 'what screens share' }],
            },
          },
        },
      },
    }),
    buildEnd() {
      names = chunkNames(this.getModuleIds(), (id) => this.getModuleInfo(id))
    },
  }
}
