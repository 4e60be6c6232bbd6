import { partnerJsonSchema } from '@hearthlight/domain/partner/partner-json-schema'
import { described } from '@hearthlight/domain/texts/described'
import { coreTexts } from '../../packages/server/src/platform/texts/text-files.ts'
import type { JsonSchema } from './json-schema.ts'
import { limitsTable } from './limits.ts'
import { type Row, rowsOf } from './rows.ts'

const INTRODUCTION = `# Partner configuration

This page is generated from the schema (\`npm run partner -- docs\`); the tests fail while it is stale.

A partner is one JSON file, or a folder with \`partner.json\`, \`texts/<language>.json\` and pictures. Unknown keys are
refused with their path. Every text may be written once, or by language: \`{ "en": "Rebates", "es": "Ayudas" }\`; then
it must be there in every language of the partner. Labels of form fields may also be text keys (\`partner:field.zip\`).
Long texts are a small Markdown: paragraphs, emphasis, links, lists; never HTML.

\`npm run partner -- validate PATH\` checks a file or folder, \`import PATH\` publishes it (\`--draft\` only keeps it),
\`export CODE\` prints what is published, \`list\` shows all partners. A published change is seen by every running
instance within 5 seconds.

\`hosts\`, \`base_url\` and \`sso\` decide where people and the tokens of their mails are led: in the console only an operator
changes, publishes or rolls them back, and a file imported there leaves them as they are. So it is with \`storage\`, since
the disk is everybody's; whoever would pass it or \`person_storage\` reads a sentence that says so.

A site is exported and imported in the console (Site). The file holds the configuration and its texts, the pictures that
it names, the published programs with their mails and the incentives, archived or not; never people, secrets or answers, so that
tester addresses and the secret of single sign-on stay where they are. An import goes into the draft: programs and
incentives wait beside it and go live with it, in place of those with the same code, and only by who may change programs. A site
that is still as it was made takes the file as it is; otherwise what both sides changed is asked. An import that is
refused leaves nothing behind.

In a program (\`programs/<code>.json\` of the folder) a question or field that is a choice has \`options\`, each a \`code\` with a
\`label\`: \`{ "code": "i_rent_it", "label": { "en": "I rent it" } }\`, and may have a \`placeholder\`. Conditions, \`prefill.codes\`,
\`tells.codes\` and \`default_value\` name codes. A label may change whenever you like; a code stays, since answers hold it. Files
with \`rules\`, words parted by semicolons, are read as before.
`

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const table = (rows: readonly Row[]) =>
  [
    '| setting | value | default | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ path, type, fallback, description }) =>
        `| \`${path}\` | ${cell(type)} | ${cell(fallback)} | ${cell(description)} |`,
    ),
  ].join('\n')

const jsonSchema = () => described(partnerJsonSchema(), coreTexts('en')) as JsonSchema

/** The nine sections of the assessment share one shape: it is written down once. */
const onceForAllSections = (rows: readonly Row[]) => {
  const sections = /^(settings\.sections\.audit_sections)\.(\w+)(.*)$/
  return rows.flatMap((row) => {
    const match = sections.exec(row.path)
    if (!match) return [row]
    return match[2] === 'fuel_type' ? [{ ...row, path: `${match[1]}.<section>${match[3]}` }] : []
  })
}

const GROUPS: readonly [title: string, belongs: (path: string) => boolean][] = [
  [
    'Identity',
    (path) => !/^(tags|theme|settings|sso|energy|texts|hosts|mail|storage|person_storage)\b/.test(path),
  ],
  ['Settings', (path) => /^settings\b/.test(path) && !/^settings\.sections\b/.test(path)],
  ['Pages and forms', (path) => /^settings\.sections\b/.test(path)],
  ['Theme', (path) => /^theme\b/.test(path)],
  ['Single sign-on', (path) => /^sso\b/.test(path)],
  ['Energy', (path) => /^energy\b/.test(path)],
  ['Tags and texts', (path) => /^(tags|texts)\b/.test(path)],
  ['Hosts and mail', (path) => /^(hosts|mail)\b/.test(path)],
  ['Documents', (path) => /^(storage|person_storage)\b/.test(path)],
]

export function partnerRows(): Row[] {
  return onceForAllSections(rowsOf(jsonSchema()))
}

/** Shapes that stand in several places are written down once, at the end. */
const shapes = () =>
  Object.entries(jsonSchema().$defs ?? {}).flatMap(([name, schema]) => {
    const title = name === '__schema0' ? 'Form field' : name
    return schema.properties
      ? [`## ${title[0]?.toUpperCase()}${title.slice(1)}\n\n${table(rowsOf(schema))}`]
      : []
  })

/** `docs/partner-configuration.md`. */
export function partnerPage(): string {
  const rows = partnerRows()
  const groups = GROUPS.map(
    ([title, belongs]) => `## ${title}\n\n${table(rows.filter((row) => belongs(row.path)))}`,
  )
  return `${[INTRODUCTION.trimEnd(), ...groups, ...shapes(), `## Limits\n\n${limitsTable()}`].join('\n\n')}\n`
}
