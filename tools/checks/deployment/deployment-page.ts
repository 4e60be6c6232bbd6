import { readFile } from 'node:fs/promises'
import path from 'node:path'

const PAGE = path.resolve(import.meta.dirname, '../../../docs/deployment.md')

/** The blocks of docs/deployment.md: what an operator would copy from it. */
export async function deploymentPage() {
  const text = await readFile(PAGE, 'utf8')
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const one = (isIt: (block: string) => boolean, what: string) => {
    const [block, ...more] = blocks.filter(isIt)
    if (block === undefined || more.length > 0) throw new Error(`docs/deployment.md has no single ${what}`)
    return block
  }
  return {
    /** The block that begins with the name of the file it belongs to. */
    file: (name: string) => one((block) => block.startsWith(`# ${name}\n`), name),
    /** The commands among which is this one. */
    commands: (command: string) => one((block) => block.includes(`${command} `), command),
  }
}

/** Puts what the page calls by one name under another, and insists that the page has each of them. */
export function replaceAll(text: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`there is no ${from} in\n${changed}`)
    return changed.replaceAll(from, to)
  }, text)
}
