import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedIncentivesDemo } from '../../features/incentives/incentives-demo.ts'
import { FOLDERS, type TestApp } from '../test-app.ts'

/** The demo's incentives are open on the day it was seeded; a test with a clock of its own has them open on its day. */
export const openIncentives = ({ db, partners }: TestApp, at: Date): Promise<void> =>
  seedIncentivesDemo(db, Object.values(partners), { partnersFolder: FOLDERS.partners, at })

/** The same with one entry of Lakeshore's catalogue written otherwise, for a rule that no entry of the demo needs just now. */
export async function openIncentivesWith(
  { db, partners }: TestApp,
  at: Date,
  code: string,
  otherwise: object,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-catalogue-'))
  await cp(FOLDERS.partners, folder, { recursive: true })
  const file = path.join(folder, 'lakeshore', 'incentives.json')
  const catalogue: { incentives: { code: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const incentives = catalogue.incentives.map((entry) =>
    entry.code === code ? { ...entry, ...otherwise } : entry,
  )
  await writeFile(file, JSON.stringify({ ...catalogue, incentives }))
  await seedIncentivesDemo(db, Object.values(partners), { partnersFolder: folder, at })
  await rm(folder, { recursive: true })
}
