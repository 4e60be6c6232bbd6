import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { circlesOfFolders } from './boundaries/circles-of-folders.ts'
import { featuresInPlatform, tablesOfFeatures } from './boundaries/features-in-platform.ts'
import { queriesOutsideStores } from './boundaries/queries-outside-stores.ts'
import { READS_ACROSS } from './boundaries/reads-across.ts'
import { tablesOfOthers } from './boundaries/tables-of-others.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const CONFIG = join(ROOT, '.dependency-cruiser.cjs')
const RULES: string[] = createRequire(import.meta.url)(CONFIG).forbidden.map(
  (rule: { name: string }) => rule.name,
)

/** What a noun that is named on no floor must not know. */
const UNNAMED = readdirSync(join(ROOT, 'packages/domain/src')).map(
  (folder) => [folder, 'navigation'] as const,
)

/** A folder of the domain, and one that it must not know: of the floor above, or beside it on its own. */
const TOO_HIGH = {
  ...Object.fromEntries(UNNAMED),
  shared: 'forms',
  texts: 'assessment',
  forms: 'partner',
  partner: 'navigation',
  accounts: 'buildings',
  buildings: 'incentives',
  consents: 'incentives',
  assessment: 'report',
  incentives: 'report',
  documents: 'incentives',
  report: 'applications',
  applications: 'navigation',
  programs: 'navigation',
  contacts: 'applications',
  scheduling: 'applications',
  payments: 'applications',
  exports: 'programs',
  webhooks: 'programs',
  'api-keys': 'navigation',
  records: 'programs',
  meters: 'navigation',
  hpxml: 'navigation',
  savings: 'navigation',
  guests: 'navigation',
  navigation: 'catalogue',
  catalogue: 'studio',
  studio: 'catalogue',
}
const FLOOR_BREACHES = Object.fromEntries(
  Object.entries(TOO_HIGH).map(([folder, above]) => [
    `domain-${folder}-on-its-floor`,
    {
      [`packages/domain/src/${folder}/up.ts`]: `import '../${above}/leaf.ts'`,
      [`packages/domain/src/${above}/leaf.ts`]: 'export {}',
    },
  ]),
)

/** A room of the console, and one above it. */
const CONSOLE_TOO_HIGH = {
  api: 'session',
  session: 'kit',
  kit: 'security',
  security: 'shared',
  shared: 'editor',
  editor: 'homes',
}
const CONSOLE_BREACHES = Object.fromEntries(
  Object.entries(CONSOLE_TOO_HIGH).map(([room, above]) => [
    `console-${room}-on-its-floor`,
    {
      [`packages/web/src/console/${room}/up.ts`]: `import '../${above}/leaf.ts'`,
      [`packages/web/src/console/${above}/leaf.ts`]: 'export {}',
    },
  ]),
)

/** One small tree that breaks every rule once: each rule must notice its own breach. */
const BREACHES: Record<string, Record<string, string>> = {
  'no-cycles': {
    'packages/domain/src/a.ts': "import './b.ts'",
    'packages/domain/src/b.ts': "import './a.ts'",
  },
  'engine-imports-nothing': {
    'packages/engine/src/heat.ts': "import '../../domain/src/leaf.ts'",
    'packages/domain/src/leaf.ts': 'export {}',
  },
  ...FLOOR_BREACHES,
  ...CONSOLE_BREACHES,
  'console-calls-in-api': {
    'packages/web/src/console/people/calls.ts': "import '../api/console-http.ts'",
    'packages/web/src/console/api/console-http.ts': 'export {}',
  },
  'console-nouns-are-islands': { 'packages/web/src/console/people/p.ts': "import '../homes/leaf.ts'" },
  'domain-is-portable': { 'packages/domain/src/clock.ts': "import 'node:fs'" },
  'web-never-sees-server': {
    'packages/web/src/ui/x.ts': "import '../../../server/src/platform/y.ts'",
    'packages/server/src/platform/y.ts': 'export {}',
  },
  'server-never-sees-web': {
    'packages/server/src/platform/z.ts': "import '../../../web/src/ui/leaf.ts'",
    'packages/web/src/ui/leaf.ts': 'export {}',
  },
  'server-features-are-islands': {
    'packages/server/src/features/report/r.ts': "import '../buildings/b.ts'",
    'packages/server/src/features/buildings/b.ts': 'export {}',
  },
  'web-features-are-islands': {
    'packages/web/src/features/report/r.ts': "import '../buildings/b.ts'",
    'packages/web/src/features/buildings/b.ts': 'export {}',
  },
  'platform-below-features': {
    'packages/server/src/platform/p.ts': "import '../seed.ts'",
  },
  'server-platform-knows-no-home': {
    'packages/server/src/platform/home.ts': "import '../../../domain/src/buildings/leaf.ts'",
    'packages/domain/src/buildings/leaf.ts': 'export {}',
  },
  'web-platform-below-ui': { 'packages/web/src/platform/p.ts': "import '../ui/leaf.ts'" },
  'web-ui-below-api': {
    'packages/web/src/ui/u.ts': "import '../api/u.ts'",
    'packages/web/src/api/u.ts': 'export {}',
  },
  'web-api-below-ui': { 'packages/web/src/api/a.ts': "import '../features/buildings/b.ts'" },
  'web-home-below-forms': {
    'packages/web/src/home/h.ts': "import '../forms/leaf.ts'",
    'packages/web/src/forms/leaf.ts': 'export {}',
  },
  'web-documents-below-forms': { 'packages/web/src/documents/d.ts': "import '../forms/leaf.ts'" },
  'web-forms-below-api': { 'packages/web/src/forms/f.ts': "import '../api/u.ts'" },
  'web-applications-below-features': {
    'packages/web/src/applications/a.ts': "import '../features/buildings/b.ts'",
  },
  'web-contacts-below-features': { 'packages/web/src/contacts/c.ts': "import '../features/buildings/b.ts'" },
  'web-platform-knows-no-home': {
    'packages/web/src/platform/k.ts': "import '../../../domain/src/buildings/leaf.ts'",
    'packages/domain/src/buildings/leaf.ts': 'export {}',
  },
  'web-ui-knows-no-noun': {
    'packages/web/src/ui/n.ts': "import '../../../domain/src/shared/leaf.ts'",
    'packages/domain/src/shared/leaf.ts': 'export {}',
  },
  'server-features-below-home': {
    'packages/server/src/features/report/s.ts': "import '../../home/h.ts'",
    'packages/server/src/home/h.ts': "import '../compose/c.ts'",
    'packages/server/src/compose/c.ts': "import '../seed.ts'",
    'packages/server/src/seed.ts': 'export {}',
  },
  'server-home-below-compose': {},
  'server-compose-below-demo': {},
  'web-features-below-console': {
    'packages/web/src/features/report/s.ts': "import '../../app/a.ts'",
    'packages/web/src/app/a.ts': 'export {}',
  },
  'web-console-below-features': {
    'packages/web/src/console/people/s.ts': "import '../../app/a.ts'",
  },
  'readers-know-the-domain-alone': {
    'packages/readers/src/r.ts': "import '../../web/src/leaf.ts'",
    'packages/web/src/leaf.ts': 'export {}',
  },
  'domain-and-engine-below-readers': {
    'packages/domain/src/shared/r.ts': "import '../../../readers/src/leaf.ts'",
    'packages/readers/src/leaf.ts': 'export {}',
  },
  'test-code-stays-in-tests': {
    'packages/domain/src/real.ts': "import './real.test.ts'",
    'packages/domain/src/real.test.ts': 'export {}',
  },
  'only-stores-touch-sql': { 'packages/server/src/features/report/routes.test.ts': "import 'kysely'" },
  'no-undeclared-packages': { 'packages/web/src/ui/undeclared.ts': "import 'fastify'" },
}

/** What the checker prints about such a tree. */
function cruiseBreaches(): string {
  const tree = mkdtempSync(join(tmpdir(), 'hearthlight-boundaries-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  for (const files of Object.values(BREACHES))
    for (const [path, text] of Object.entries(files)) write(path, `${text}\nexport const used = 1\n`)
  write('package.json', '{"name":"tree","dependencies":{"kysely":"*"}}')
  write('tsconfig.base.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}')
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['packages', '--config', CONFIG, '--output-type', 'err'],
    { cwd: tree, encoding: 'utf8' },
  )
  rmSync(tree, { recursive: true, force: true })
  return stdout
}

// Not in a hook: on a busy machine the checker takes longer than one may.
const printed = cruiseBreaches()

it('has a breach for every boundary rule', () => {
  expect(Object.keys(BREACHES).sort()).toEqual([...RULES].sort())
})

it.each(RULES)('the rule %s notices its breach', (rule) => {
  expect(printed).toContain(`error ${rule}:`)
})

/** Paths below a folder, with what stands in the files. */
const sourcesBelow = (folder: string) =>
  new Map(
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(ROOT, folder, path), 'utf8')]),
  )

it.each(['packages/domain/src', 'packages/web/src/console'])('has no circle of folders in %s', (folder) => {
  expect(circlesOfFolders(sourcesBelow(folder))).toEqual([])
})

it('notices a circle of folders, also of a folder and one inside it, but not in tests', () => {
  const files = new Map([
    ['homes/a.ts', "import { b } from '../people/b.ts'"],
    ['homes/a.test.ts', "import { d } from '../staff/d.ts'"],
    ['people/b.ts', "import type { C } from './rows/c.ts'"],
    ['people/rows/c.ts', "const later = await import('../../homes/leaf.ts')"],
    ['homes/leaf.ts', "import { b } from './a.ts'"],
    ['staff/d.ts', "import { a } from '../homes/a.ts'"],
    ['staff/inside/e.ts', "import { d } from '../d.ts'"],
  ])
  expect(circlesOfFolders(files)).toEqual([['homes', 'people', 'people/rows']])
})

/** More entries than one takes in at a glance. */
const MANY = 30
/** Migrations and decisions are lists by number that only grow: whoever looks for one knows its number. */
const LISTS_BY_NUMBER = /\/(migrations|decisions)$/

const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => foldersBelow(`${folder}/${name}`)),
]

it.each([
  ...['packages/engine/src', 'packages/domain/src', 'packages/readers/src', 'packages/server/src'],
  ...['packages/web/src', 'e2e', 'bench', 'tools', 'docs', 'partners'],
])('has no crowded folder in %s', (top) => {
  const crowded = foldersBelow(top)
    .filter((folder) => !LISTS_BY_NUMBER.test(folder))
    .filter((folder) => readdirSync(join(ROOT, folder)).length > MANY)
  expect(crowded).toEqual([])
})

const SERVER = join(ROOT, 'packages/server/src')
const sources = () =>
  new Map(
    readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [`/${path}`, readFileSync(join(SERVER, path), 'utf8')]),
  )

it('has nothing beside main.ts but the app, its features and their tests', () => {
  const files = readdirSync(SERVER, { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).sort()).toEqual([
    'app.test.ts',
    'app.ts',
    'features.ts',
    'main.test.ts',
    'main.ts',
  ])
})

it('lets nobody but stores query the database', () => {
  expect(queriesOutsideStores(sources())).toEqual([])
})

it.each([
  "await db.selectFrom('users').execute()",
  "deps.db\n    .deleteFrom('users')",
  'await sql`select 1`.execute(db)',
  'await sql<{ id: string }>`select 1`.execute(db)',
])('notices %j outside a store', (query) => {
  const files = new Map([
    ['/features/report/make-report.ts', query],
    ['/features/report/report-store.ts', query],
    ['/features/report/make-report.test.ts', query],
    ['/features/report/migrations/0130-reports.ts', query],
  ])
  expect(queriesOutsideStores(files)).toEqual(['/features/report/make-report.ts'])
})

it('lets the platform of the server name no table and no address of a feature', () => {
  expect(tablesOfFeatures(sources())).toEqual(
    expect.arrayContaining(['users', 'buildings', 'wizard_marks', 'report_shares', 'visits', 'partners']),
  )
  expect(featuresInPlatform(sources())).toEqual([])
})

it.each([
  ["db.selectFrom('notes')", 'notes'],
  ["query.innerJoin('notes as n', 'n.id', 'x.id')", 'notes'],
  ["type Note = Schema['notes']", 'notes'],
  ['sql`select text from notes where id = 1`', 'notes'],
  ["request.url.startsWith('/api/v1/notes')", "'/api/v1/notes'"],
])('notices %j in the platform', (text, what) => {
  const tables =
    "declare module '../../platform/database/schema.ts' {\n  interface Schema {\n    notes: {\n      id: string\n    }\n  }\n}"
  const files = new Map([
    ['/features/notes/note-store.ts', tables],
    ['/platform/http/x.ts', text],
    ['/platform/http/x.test.ts', text],
    ['/platform/database/migrations/0001-notes.ts', text],
  ])
  expect(featuresInPlatform(files)).toEqual([`/platform/http/x.ts: ${what}`])
})

it('lets nobody but its owner write a table, and lists with a reason who else reads it', () => {
  const uses = tablesOfOthers(sources())
  expect(uses.filter(({ writes }) => writes)).toEqual([])
  const read = new Map<string, Set<string>>()
  for (const { room, table } of uses) read.set(room, (read.get(room) ?? new Set()).add(table))
  const found = [...read].map(([room, tables]) => [room, [...tables].toSorted().join(' ')])
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(READS_ACROSS).map(([room, { tables }]) => [room, tables])),
  )
})

it.each([
  ["db.updateTable('notes').set({ text })", true],
  ["db\n    .deleteFrom('notes')", true],
  ['sql`update notes set text = null`', true],
  ['sql`insert into notes (text) values (1)`', true],
  ['sql`with gone as (delete from notes returning id) select 1`', true],
  ["query.leftJoin('notes as n', 'n.id', 'x.id')", false],
  ['sql`select text from notes`', false],
])('notices %j outside the feature that owns the table', (query, writes) => {
  const declared =
    "declare module '../../platform/database/schema.ts' {\n  interface Schema {\n    notes: {\n      id: string\n    }\n  }\n}"
  const files = new Map([
    ['/features/notes/note-store.ts', `${declared}\n${query}`],
    ['/features/report/report-store.ts', query],
    ['/features/report/report-store.test.ts', query],
    ['/features/search/search-store.ts', `// ${query.replaceAll('\n', '')}`],
  ])
  expect(tablesOfOthers(files)).toEqual([
    { room: 'report', table: 'notes', owner: 'notes', writes, path: '/features/report/report-store.ts' },
  ])
})
