import { dayIn } from '@hearthlight/domain/shared/day-in'
import {
  type DemoApplication,
  writeProgramApplication,
} from '../../features/programs/program-applications-demo.ts'
import {
  findProgramByCode,
  type StoredProgram,
  setArchived,
  writeProgram,
} from '../../features/programs/program-store.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { insulation } from '../neighbours.ts'
import { DEMO_ROWS } from '../seed-neighbours.ts'
import type { ProgramHome } from './demo-homes.ts'
import { DAYS, type Made } from './write-made.ts'

const DAY_MS = 86_400_000
const CODE = 'insulation-pilot'
/** The pilot was open from before its first work, and took its last application before the newest. */
const CLOSED_DAYS_AGO = 50

/** An edition of the insulation program that is over, so that what its homes saved can be told. */
export async function writePilot(db: ChangeDb, { partnerId, at }: Made): Promise<StoredProgram> {
  const model = await findProgramByCode(db, { partnerId }, 'insulation-2026')
  if (model === undefined) throw new Error('the demo has no program of insulation yet')
  const day = (ago: number) => dayIn('America/Chicago', new Date(at.getTime() - ago * DAY_MS))
  const begun = new Date(at.getTime() - DAYS * DAY_MS)
  const pilot = {
    ...model.definition,
    code: CODE,
    name: { en: 'Insulation and Air Sealing Pilot', es: 'Piloto de aislamiento y sellado de aire' },
    description: {
      en: 'Forty homes whose meters tell what the work saved. The pilot is over.',
      es: 'Cuarenta viviendas cuyos medidores dicen cuánto ahorró la obra. El piloto ha terminado.',
    },
    sorting_tag: '90',
    budget: { amount: '80000.00', when_used_up: 'close' as const },
    date_range: { start_at: day(DAYS), end_at: day(CLOSED_DAYS_AGO) },
  }
  await writeProgram(db, { partnerId }, pilot, begun)
  const written = await findProgramByCode(db, { partnerId }, CODE)
  if (written === undefined) throw new Error('a program that was written is there')
  const over = new Date(at.getTime() - CLOSED_DAYS_AGO * DAY_MS)
  await setArchived(db, { partnerId }, written.id, { at: over, by: null })
  return written
}

/** Square feet of a home of the usual size. */
const AREA = 1000
const CHOSEN = {
  attic_insulation: 'attic-r60',
  air_sealing: 'air-sealing',
  wall_cavity_insulation: 'wall-dense-pack',
} as const

/** What the pilot paid for at a home: approved before the work began, and paid once it was done. */
export function writePilotApplication(
  db: ChangeDb,
  { partnerId, at }: Made,
  home: { readonly id: string; readonly ownerId: string },
  { measure, size, workDaysAgo }: ProgramHome,
  pilot: StoredProgram,
): Promise<string> {
  const quantity = measure === 'air_sealing' ? 1 : Math.round(AREA * size)
  const [asked, reviewed, approved, paid] = [40, 38, 25, -20].map((before) => workDaysAgo + before)
  const application: DemoApplication = {
    ...insulation(1965, 'up_to_r_11', { [CHOSEN[measure]]: quantity }),
    program: CODE,
    daysAgo: asked ?? 0,
    moves: [
      { to: 'submitted', daysAgo: asked ?? 0 },
      { to: 'eligibility_review', daysAgo: reviewed ?? 0 },
      { to: 'approved', daysAgo: approved ?? 0 },
      { to: 'payment_issued', daysAgo: paid ?? 0 },
    ],
  }
  return writeProgramApplication(db, { partnerId, ...home }, application, pilot, at, DEMO_ROWS)
}
