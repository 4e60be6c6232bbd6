import { type ConfigProblem, readPartnerConfig } from '@hearthlight/domain/partner/read-partner'
import { readPartnerSource } from '../../packages/server/src/features/partner/read-partner-folder.ts'

export function tell(path: string, problems: readonly ConfigProblem[]): number {
  for (const problem of problems)
    console.error(`${path}: ${problem.path || 'configuration'}: ${problem.message}`)
  return 1
}

export async function validatePartner(paths: readonly string[]): Promise<number> {
  let worst = 0
  for (const path of paths) {
    const read = readPartnerConfig(await readPartnerSource(path))
    if (read.kind === 'invalid') worst = tell(path, read.problems)
    else console.log(`${path}: valid (${read.languages.join(', ')})`)
  }
  return worst
}
