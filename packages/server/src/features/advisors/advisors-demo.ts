import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import { insertAdvisor } from './advisor-store.ts'

type DemoPartner = { readonly id: string; readonly code: string }
type DemoAdvisor = {
  readonly name: string
  readonly mailbox: string
  readonly projectTypes: readonly string[]
}

/** `advisor` is the mailbox of the demo admin of that name. */
const ADVISORS: Readonly<Record<string, readonly DemoAdvisor[]>> = {
  lakeshore: [
    {
      name: 'Taylor Brandt',
      mailbox: 'advisor',
      projectTypes: ['insulation', 'heating-cooling', 'assessment'],
    },
    { name: 'Maya Okafor', mailbox: 'maya', projectTypes: ['insulation', 'assessment'] },
    { name: 'Luis Herrera', mailbox: 'luis', projectTypes: ['heating-cooling', 'water-heating', 'solar'] },
  ],
  boreale: [
    { name: 'Taylor Brandt', mailbox: 'advisor', projectTypes: ['enveloppe', 'chauffage', 'evaluation'] },
    { name: 'Sophie Tremblay', mailbox: 'sophie', projectTypes: ['enveloppe', 'evaluation'] },
    {
      name: 'Marc-André Bouchard',
      mailbox: 'marc-andre',
      projectTypes: ['chauffage', 'eau-chaude', 'solaire'],
    },
  ],
  tejo: [
    { name: 'Taylor Brandt', mailbox: 'advisor', projectTypes: ['isolamento', 'climatizacao', 'avaliacao'] },
    { name: 'Inês Marques', mailbox: 'ines', projectTypes: ['isolamento', 'aguas-quentes', 'solar'] },
  ],
}

/** The energy advisors of the demo partners; after the catalogue, which names the kinds of work. */
export async function seedAdvisorsDemo(db: PlatformDb, partners: readonly DemoPartner[]): Promise<void> {
  for (const { id, code } of partners) {
    const advisors = ADVISORS[code] ?? []
    const what = { action: 'demo.advisors', record: { type: 'partner', id } }
    await change(db, bySystem(id, 'demo'), what, async (changeDb) => {
      for (const { mailbox, ...advisor } of advisors)
        await insertAdvisor(changeDb, { partnerId: id }, { ...advisor, email: `${mailbox}@${code}.test` })
      return { result: undefined, after: { advisors: advisors.map(({ name }) => name) } }
    })
  }
}
