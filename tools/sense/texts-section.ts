/** What the texts of one partner's pages or paper came to. */
export interface ReadTexts {
  readonly name: string
  readonly homes: number
  readonly statements: number
  readonly contradictions: readonly string[]
}

const TITLE = '## Do the words add up?'

/** A part of docs/sense.md that a command of its own writes. */
export const textsSection = (texts: readonly ReadTexts[]): string => `${TITLE}

Written by \`npm run sense:texts\`: overview, analysis and paper of random homes of each demo partner, read back from their words. Checked
is that parts make up their total, that a difference is that of the two figures beside it, that cost less rebate is what is paid and
that a payback is price over saving; and that no page contradicts itself (\`web/features/report/testing/contradictions.ts\`): a step is in the
plan or left out, leads to its rebate and is one that the home can have; panels have one size; bills in money are met or the cause is
told; air leakage and air changes agree; what is asked next is asked for a reason.

| texts | homes | statements checked | homes with a contradiction | first of them |
| --- | ---: | ---: | ---: | --- |
${texts.map(row).join('\n')}
`

const row = ({ name, homes, statements, contradictions }: ReadTexts) =>
  `| ${name} | ${homes} | ${statements} | ${contradictions.length} | ${contradictions[0]?.split('\n')[0] ?? ''} |`

/** From its title to the next one, or to the end. */
const WHOLE = new RegExp(`${TITLE.replace('?', '\\?')}\n[^]*?(?=\n## |$)`)

/** The section as it stands in a page; empty where there is none. */
export const textsSectionIn = (page: string): string => WHOLE.exec(page)?.[0] ?? ''

export const withTextsSection = (page: string, section: string): string =>
  textsSectionIn(page) === '' ? `${page}\n${section}` : page.replace(WHOLE, () => section)
