import type { HpxmlGroup } from '@hearthlight/domain/hpxml/description/field'
import { HOME } from '@hearthlight/domain/hpxml/description/home'
import { HPXML_LIMITS } from '@hearthlight/readers/hpxml/hpxml-tree'

const HEAD = `# HPXML

What of an HPXML file is read and written, and which of our questions it answers. Written from the mapping
(\`packages/domain/src/hpxml/description\`) by \`npx tsx tools/hpxml-docs.ts\`.

Versions 2, 3, 4 and 5 are read, by the local names of elements; a path for each version stands beside the others. Whatever is
not listed here is named to who reads the file, and never refused. A figure is *assumed* where \`dataSource="software"\` stands at it
or at what holds it, else *told*. Layers of insulation in one assembly add up. A file has at most
${HPXML_LIMITS.bytes / 1024 / 1024} MB, ${HPXML_LIMITS.depth} levels and ${HPXML_LIMITS.elements.toLocaleString('en')} elements, and is given up after
${HPXML_LIMITS.milliseconds / 1000} second; a document type and every entity of it are refused. Bills are read from \`Consumption\`: what is negative, overlaps,
has no end, stands in a unit that does not measure its fuel or belongs to no building of the file is set aside, with its element
and the reason.

Files are written as HPXML 4.2, each figure at the first of its paths, with \`dataSource="user"\` for what was answered or stands on
record and \`"software"\` for the rest. The home as it stands is the first building; after an assessment the home after the plan is
the second, and a project joins both with its measures, their costs, savings and likely incentives. What the elements do not give
back as it was answered (a level in words, an era, a renovation, what nobody answered) stands as \`answers\` beside what the elements
say \`instead\`: who changes an element changes the answer. The building's record, of which bills are a part, stands as \`record\`.
The same home gives the same bytes.

\`npm run validate:hpxml-export -- SCHEMA\` exports homes of the partners of the United States and Canada, holds the files against
the schema in that folder, imports and exports them again, and counts those that are valid and unchanged.
\`npm run validate:hpxml -- FOLDER\` holds the reader against reference files, where \`HEARTHLIGHT_REFERENCE_DATA\` names their
directory a test does the same; \`--answers\` prints what each file answers.
`

const code = (text: string) => `\`${text}\``

function rows(group: HpxmlGroup, under = ''): string[] {
  const own = Object.entries(group.fields).map(([name, { at, is, unit, answers = [] }]) => {
    const paths = at.split('|').map((path) => code(`${under}${path}`))
    return `| ${name} | ${paths.join(', ')} | ${unit ?? is} | ${answers.map(code).join(', ')} |`
  })
  const inner = Object.entries(group.groups ?? {}).flatMap(([, one]) => rows(one, `${one.at.split('|')[0]}/`))
  return [...own, ...inner]
}

const table = (lines: readonly string[]) =>
  ['| figure | element | unit or kind | answers |', '|---|---|---|---|', ...lines].join('\n')

/** The page of the mapping. */
export function hpxmlPage(): string {
  const { fields, groups } = HOME
  const parts = Object.entries<HpxmlGroup>(groups).map(([name, group]) => {
    const places = group.at.split('|').map(code).join(', ')
    return `## ${name}\n\nEach ${places}.\n\n${table(rows(group))}\n`
  })
  return `${HEAD}\n## The home\n\nBelow \`Building\`.\n\n${table(rows({ at: '', fields }))}\n\n${parts.join('\n')}`
}
