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
  controls: /\/node_modules\/(react-aria|react-stately|@internationalized)\//,
  house: /\/ui\/house\//,
  markdown: /\/platform\/markdown\.tsx$|\/node_modules\/marked\//,
}

/** The start imports the index that names it; only the report uses it. */
const NAMED_BY_START = /\/node_modules\/(html-parse-stringify|react-i18next\/dist\/es\/(Icu)?Trans)/

const HOME_FORMS = /\/features\/buildings\/building-(new|details)-screen\.tsx$/

/** A module, the parts of the app that load it, and whether it needs something large. */
type Shared = { readonly id: string; readonly users: ReadonlySet<string>; needs(heavy: RegExp): boolean }

const only = ({ users }: Shared, ...those: readonly string[]) =>
  [...users].every((user) => those.includes(user))
const any = ({ users }: Shared, ...those: readonly string[]) => those.some((user) => users.has(user))

/** What one noun has of the large things, some of its screens need and some not; so it is with all of the report. */
const staysApart = (module: Shared) =>
  only(module, 'report') || (module.users.size === 1 && Object.values(HEAVY).some(module.needs))

/**
 * One file for what several screens share, instead of one for each set of screens that share something. A module's
 * dependencies are needed wherever it is, so they are in the same group or in one named further up here: no two files
 * wait for one another. What is null the bundler splits by itself.
 */
const GROUPS: readonly (readonly [name: string | null, has: (module: Shared) => boolean])[] = [
  [null, ({ id }) => NAMED_BY_START.test(id)],
  ['start', (module) => any(module, 'start')],
  ['markdown', ({ id }) => HEAVY.markdown.test(id)],
  ['house', ({ id }) => HEAVY.house.test(id)],
  ['forms', (module) => any(module, 'domain') || module.id.includes('/node_modules/zod/')],
  [null, (module) => only(module, 'pages') && module.needs(HEAVY.house)],
  ['pages', (module) => only(module, 'pages')],
  ['charts', (module) => only(module, 'pages', 'report', 'meters', 'savings') && any(module, 'pages')],
  // A style sheet of its own for a few lines would be one more request.
  ['start', (module) => any(module, 'pages', 'app') && module.id.includes('.module.css')],
  ['common', (module) => any(module, 'pages', 'app')],
  [null, staysApart],
  ['controls', ({ needs }) => needs(HEAVY.controls)],
  ['console', (module) => only(module, 'admin')],
  ['accounts', (module) => only(module, 'accounts', 'admin')],
  // What the console shares with other nouns than accounts is no weight for who signs in.
  ['forms', (module) => any(module, 'accounts', 'forms')],
  ['homes', (module) => any(module, 'buildings')],
  // What only the forms of a home need is no weight for its list.
  ['home-forms', (module) => any(module, 'home-forms')],
  ['assessment', (module) => only(module, 'assessment')],
  ['audits', () => true],
]

/** The noun, or the place outside the features, of a module that is loaded when it is first needed. */
function userName(id: string): string {
  if (HOME_FORMS.test(id)) return 'home-forms'
  const feature = /\/web\/src\/features\/(\w+)\//.exec(id)?.[1]
  if (feature !== undefined) return feature
  if (id.includes('/packages/domain/')) return 'domain'
  if (id.includes('/web/src/console/') || id.includes('/app/admin-area')) return 'admin'
  if (id.includes('/web/src/home/')) return 'buildings'
  return id.includes('/web/src/forms/') ? 'forms' : 'app'
}

function reachable(from: string, lookup: Lookup, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found
  found.add(from)
  for (const id of lookup(from)?.importedIds ?? []) reachable(id, lookup, found)
  return found
}

/** By module: the parts of the app that load it, each as often as it has a screen that does. */
function usersOf(ids: readonly string[], roots: Iterable<string>, lookup: Lookup): Map<string, string[]> {
  const users = new Map<string, string[]>()
  const note = (root: string, ...names: string[]) => {
    for (const id of reachable(root, lookup)) users.set(id, [...(users.get(id) ?? []), ...names])
  }
  for (const id of ids) if (lookup(id)?.isEntry) note(id, 'start', 'start')
  for (const root of roots) note(root, userName(root))
  return users
}

/**
 * Who waits for a module. The kit shows every component there is, and nobody waits for it; what the console shares with the
 * portal goes where the portal needs it, so that no page of the portal loads more for the console's sake.
 */
function awaitedBy(all: readonly string[]): ReadonlySet<string> {
  const portal = all.filter((user) => user !== 'kit' && user !== 'admin')
  return new Set(portal.length > 0 ? portal : all.filter((user) => user === 'admin'))
}

/** For every module that more than one part of the app loads, the file it goes to. */
export function chunkNames(ids: readonly string[], lookup: Lookup): Map<string, string> {
  const roots = new Set(ids.flatMap((id) => lookup(id)?.dynamicallyImportedIds ?? []))
  const isScreen = (id: string) => roots.has(id) && userName(id) !== 'domain'
  const names = new Map<string, string>()
  for (const [id, all] of usersOf(ids, roots, lookup)) {
    const users = awaitedBy(all)
    if (isScreen(id) || all.length === 1 || users.size === 0) continue
    const needs = (heavy: RegExp) => [...reachable(id, lookup)].some((needed) => heavy.test(needed))
    const [name] = GROUPS.find(([, has]) => has({ id, users, needs })) ?? [null]
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
      names = chunkNames([...this.getModuleIds()], (id) => this.getModuleInfo(id))
    },
  }
}
