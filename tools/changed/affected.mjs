import path from 'node:path'

const TEST = /\.test\.tsx?$/
const SPEC = /^e2e\/.*\.spec\.ts$/
/** Here all features come together: what imports one of these is no nearer to one feature than to another. */
const TOGETHER =
  /^packages\/(server\/src\/(app|features|main)\.ts|server\/src\/(compose|demo|walks|testing)\/|web\/src\/(app\/|testing\/|main|entry-server)|domain\/src\/(catalogue|texts)\/)/
const FEATURE =
  /^(packages\/(?:server|web)\/src\/features\/[\w-]+|packages\/web\/src\/console\/[\w-]+|packages\/domain\/src\/[\w-]+|packages\/engine\/src)\//

/** Tests of a route call it by its address, so that no import leads to them: they stand in the folder of its feature. */
const besides = (file, tests) => {
  const [, folder] = FEATURE.exec(file) ?? [undefined, path.posix.dirname(file)]
  return tests.filter((test) => test.startsWith(`${folder}/`))
}

/**
 * The tests that a change can have broken: those that it reaches by imports, up to where all features come together, and
 * those of its feature.
 */
export function affectedTests(changed, files, importers) {
  const tests = files.filter((file) => TEST.test(file))
  const reached = new Set(changed)
  for (const file of reached)
    if (!TOGETHER.test(file) || changed.includes(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer)
  const found = [...reached].filter((file) => TEST.test(file))
  return [...new Set([...found, ...changed.flatMap((file) => besides(file, tests))])].sort()
}

/** How the journeys of a feature begin whose name they do not bear. A folder inside a feature may have its own. */
const JOURNEYS = {
  'accounts/account-sync': ['homeowner/accounts/account-sync'],
  'accounts/password': ['homeowner/accounts/password'],
  'accounts/profile': ['homeowner/accounts/profile'],
  'accounts/registration': ['homeowner/accounts/sign-up'],
  'accounts/sign-up': ['homeowner/accounts/sign-up'],
  'accounts/single-sign-on': ['homeowner/accounts/single-sign-on'],
  accounts: ['homeowner/accounts/sign-in'],
  admin: ['admin/people'],
  'admin/application': ['admin/application.', 'admin/review'],
  'admin/applications/decide': ['admin/application.', 'admin/review'],
  'admin/applications/review': ['admin/application.', 'admin/review'],
  'admin/editor': ['admin/studio'],
  'admin/exports': ['admin/webhooks'],
  'admin/imports': ['admin/people'],
  'admin/incentives': ['admin/programs'],
  'admin/site': ['admin/studio'],
  'api-keys': ['admin/webhooks'],
  applications: ['homeowner/incentive-application', 'admin/review'],
  assessment: ['homeowner/assessment/'],
  buildings: ['homeowner/current-building', 'homeowner/buildings'],
  contacts: ['homeowner/incentive-contact'],
  documents: ['homeowner/incentive-application'],
  exports: ['admin/webhooks'],
  forms: ['homeowner/application.'],
  guests: ['homeowner/guest'],
  incentives: ['homeowner/incentives', 'homeowner/offers'],
  measures: ['homeowner/application-appliances'],
  'personal-data': ['admin/people'],
  programs: ['homeowner/application.', 'admin/programs'],
  'report/plan': ['homeowner/report/plan'],
  report: ['homeowner/report/overview'],
  studio: ['admin/studio'],
  webhooks: ['admin/webhooks'],
}

/** `admin/people`, `accounts/profile`, `accounts` for a file of a feature, the nearest first. */
function namesOf(file) {
  const [, call] = /^packages\/web\/src\/console\/api\/([\w-]+)-api\.ts$/.exec(file) ?? []
  if (call !== undefined) return [`admin/${call}`, 'admin']
  const [, room, inside] =
    /^packages\/(server\/src\/features|web\/src\/features|web\/src\/console|domain\/src)\/(.+)\/[^/]+$/.exec(
      file,
    ) ?? []
  if (inside === undefined) return []
  const folders = [...(room === 'web/src/console' ? ['admin'] : []), ...inside.split('/')]
  return folders.map((_, at) => folders.slice(0, folders.length - at).join('/'))
}

function journeysOfFile(file, specs) {
  if (SPEC.test(file)) return [file]
  for (const name of namesOf(file)) {
    const beginnings = JOURNEYS[name] ?? [name, `homeowner/${name}`]
    const found = specs.filter((spec) => beginnings.some((beginning) => spec.startsWith(`e2e/${beginning}`)))
    if (found.length > 0) return found
  }
  return []
}

/** The journeys through the features that changed, and those that were changed themselves. */
export const affectedJourneys = (changed, files) => {
  const specs = files.filter((file) => SPEC.test(file))
  return [...new Set(changed.flatMap((file) => journeysOfFile(file, specs)))].sort()
}

/** What is checked with what: a type of the domain may be wrongly used wherever it is known. */
export const affectedParts = (changed, parts) => {
  const within = (folder) =>
    changed.some((file) => file.startsWith(folder) && /\.(tsx?|mts|mjs|json)$/.test(file))
  if (within('packages/engine/')) return parts
  if (within('packages/domain/')) return parts.filter((part) => part !== 'packages/engine')
  const ofTools = within('packages/server/') || within('packages/readers/')
  return parts.filter((part) => within(`${part}/`) || (part === 'tools' && ofTools))
}
