import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IncentiveCatalogue } from '@hearthlight/domain/incentives/incentive-catalogue'
import { type ConfigProblem, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { ValidProgram } from '@hearthlight/domain/programs/lint/valid-program'
import { lintContent } from '@hearthlight/domain/studio/lint/content/lint-content'
import { readPartnerSource } from '../../packages/server/src/features/partner/read-partner-folder.ts'
import { strayTexts } from '../../packages/server/src/features/partner/stray-texts.ts'

export function tell(path: string, problems: readonly ConfigProblem[]): number {
  for (const problem of problems)
    console.error(`${path}: ${problem.path || 'configuration'}: ${problem.message}`)
  return 1
}

export async function validatePartner(paths: readonly string[]): Promise<number> {
  let worst = 0
  for (const path of paths) {
    const site = await readPartnerSource(path)
    const read = readPartnerConfig(site)
    const problems =
      read.kind === 'invalid'
        ? read.problems
        : [...strayTexts(read.configs), ...(await contentProblems(path, site))]
    if (problems.length > 0) worst = tell(path, problems)
    else if (read.kind === 'valid') console.log(`${path}: valid (${read.languages.join(', ')})`)
  }
  return worst
}

/** Of a folder, its catalogue and programs too, each by itself and then all of it together. */
async function contentProblems(path: string, site: unknown): Promise<readonly ConfigProblem[]> {
  const file = join(path, 'incentives.json')
  if (!existsSync(file)) return []
  const catalogue = IncentiveCatalogue.safeParse(await readJson(file))
  const folder = join(path, 'programs')
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')) : []
  const programs = await Promise.all(
    names.map(async (name) => ({ name, read: ValidProgram.safeParse(await readJson(join(folder, name))) })),
  )
  const wrong = [
    ...issuesOf('incentives.json', catalogue.error?.issues),
    ...programs.flatMap(({ name, read }) => issuesOf(`programs/${name}`, read.error?.issues)),
  ]
  if (catalogue.data === undefined || wrong.length > 0) return wrong
  const valid = programs.flatMap(({ read }) => read.data ?? [])
  return lintContent({ site, catalogue: catalogue.data, programs: valid }).map(
    ({ document, code, path: place, message }) => ({
      path: [document, code, place.join('.')].filter((part) => part).join(' '),
      message,
    }),
  )
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]

const issuesOf = (file: string, issues: Issues = []): ConfigProblem[] =>
  issues.map(({ path, message }) => ({ path: `${file} ${path.join('.')}`, message }))
