import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const sourcesOf = (part: string) => {
  const root = resolve(import.meta.dirname, `../../packages/${part}/src`)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
const sources = sourcesOf('web')
const naming = (what: RegExp, among = sources) =>
  among
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort()

/** Timers that save nothing: what each waits for stands in its file. */
const OTHER_TIMERS = [
  'app/session/idle-clock.ts',
  'console/api/application-api.ts',
  'console/app/palette.tsx',
  'console/incentives/use-trial.ts',
  'console/kit/list/filter-bar.tsx',
  'features/programs/guests/use-captcha.ts',
  'home/engine/warm-up.ts',
  'platform/files/upload-transport.ts',
  'platform/notices.ts',
  'sw.ts',
  'ui/use-click-lock.ts',
]

it('what is typed is saved a moment later by one saver', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(naming(/\bset(?:Timeout|Interval)\(|\brequestIdleCallback\(/)).toEqual(
    [...OTHER_TIMERS, 'platform/drafts/autosave.ts'].sort(),
  )
})

it('drafts of the console meet those of colleagues in one place', () => {
  expect(naming(/'shared\.stale-draft'/)).toEqual(['console/editor/draft/open-draft.ts'])
  expect(naming(/\bmergeThreeWay\b|\brebase\(/)).toEqual(['console/editor/draft/open-draft.ts'])
})

/** What is kept under a name beside the calls and is no call: texts of the product, a chosen file, what a frame shows. */
const NO_CALLS = [
  'console/programs/step-preview.tsx',
  'console/site/paper-logo-note.tsx',
  'console/site/settings/core-texts-editor.tsx',
]

it('only the calls of the console name what they keep', () => {
  const named = naming(/queryKey: \[/).filter((path) => /^console\/(?!api\/)/.test(path))
  expect(named).toEqual(NO_CALLS)
})

it('a schema is described to its editor in one place', () => {
  const readers = /\bopenNode\(|\.(?:additionalProperties|propertyNames|oneOf|anyOf)\b/
  expect(naming(readers)).toEqual([])
  expect(naming(readers, sourcesOf('domain'))).toEqual(['studio/editor-field.ts', 'studio/schema-node.ts'])
})

/** Forms of the console that keep their fields themselves, and why. */
const OWN_FORMS = [
  // What is typed is counted at once by the server: there is a preview and no check.
  'console/advisors/create-slots.tsx',
  // What is missing follows from the rules of the move, at every letter, and so does the mail beside it.
  'console/applications/decide/correct-dialog.tsx',
  'console/applications/decide/move-dialog.tsx',
  // A file, and whose value stands at each place where it meets what was published since.
  'console/site/draft/import-dialog.tsx',
]

it('forms of the console are questions', () => {
  const kept = (text: string) =>
    text.match(/onChange=\{set[A-Z]\w*\}|\bset[A-Z]\w*\(\{ \.\.\.\w+, |\(\w+\) => set[A-Z]\w*\(\{/g) ?? []
  const byHand = sources.filter(
    ({ path, text }) =>
      path.startsWith('console/') && /useMutation|<form\b/.test(text) && kept(text).length > 1,
  )
  expect(byHand.map(({ path }) => path).sort()).toEqual(OWN_FORMS)
})
