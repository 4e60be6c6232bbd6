import type { HpxmlGroup } from '@hearthlight/domain/hpxml/description/field'
import { HOME } from '@hearthlight/domain/hpxml/description/home'
import { HPXML_LIMITS } from '@hearthlight/readers/hpxml/hpxml-tree'

const HEAD = `# HPXML

What of an HPXML file is read, and which of our questions it answers. Written from the mapping
(\`packages/domain/src/hpxml/description\`) by \`npx tsx tools/hpxml-docs.ts\`.

Versions 2, 3, 4 and 5 are read, by the local names of elements; a path for each version stands beside the others. Whatever is
not listed here is named to who reads the file, and never refused. A figure is *assumed* where \`dataSource="software"\` stands at it
or at what holds it, else *told*. Layers of insulation in one assembly add up. A file has at most
${HPXML_LIMITS.bytes / 1024 / 1024} MB, ${HPXML_LIMITS.depth} levels and ${HPXML_LIMITS.elements.toLocaleString('en')} elements, and is given up after
${HPXML_LIMITS.milliseconds / 1000} second; a document type and every entity of it are refused. Bills are read from \`Consumption\`: what is negative, overlaps,
has no end, stands in a unit that does not measure its fuel or belongs to no building of the file is set aside, with its element
and the reason.

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
