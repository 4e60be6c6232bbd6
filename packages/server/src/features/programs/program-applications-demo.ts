import type { Statuses } from '@hearthlight/domain/applications/statuses'
import type { Transition } from '@hearthlight/domain/applications/transition'
import {
  type TransitionActor,
  type TransitionEvent,
  type transitionFrom,
  UNBOUND,
} from '@hearthlight/domain/applications/transition-event'
import { programStatuses } from '@hearthlight/domain/programs/definition/status-moves'
import { askedAmount } from '@hearthlight/domain/programs/measures/asked-amount'
import { askedIncentive } from '@hearthlight/domain/programs/measures/measure-incentive'
import type { AnswerValues } from '@hearthlight/domain/programs/options/answer-value'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { writeAnswers, writeMeasure, writeTerms } from './built-in/application-content-store.ts'
import type { ApplicationRows } from './built-in-deps.ts'
import { findProgramByCode, type StoredProgram } from './program-store.ts'

type DemoBuilding = {
  readonly partnerId: string
  readonly ownerId: string
  readonly id: string
  readonly name: string
}
type Happening = { readonly event: TransitionEvent; readonly actor: TransitionActor }
type Rows = Pick<ApplicationRows, 'insert'> & {
  /** What happened to an application at a time of before, of which nobody is written now. */
  readonly move: (
    db: ChangeDb,
    scope: InPartner,
    application: Parameters<typeof transitionFrom>[0] & { readonly id: string },
    statuses: Statuses,
    happening: Happening,
    told: {
      readonly at: Date
      readonly by: typeof BY
      readonly total?: string | null
      readonly asked?: { readonly requests: readonly DemoRequest[]; readonly message: string }
    },
  ) => Promise<Transition>
}
type DemoRequest = {
  readonly kind: 'answer' | 'upload'
  readonly item_id: string
  readonly content: string
}
export type DemoApplication = {
  readonly program: string
  /** When it was begun. */
  readonly daysAgo: number
  readonly answers: AnswerValues
  readonly measures: Readonly<Record<string, number>>
  /** What staff did with it; one that has any was handed in at once, one without is a draft. */
  readonly moves?: readonly { readonly to: string; readonly daysAgo: number }[]
  /** What staff ask of the applicant, of one that waits for them. */
  readonly asked?: DemoRequest
  /** What staff found due where the program does not work it out from measures. */
  readonly amount?: string
}

/** What a homeowner of the demo has begun and handed in, by the name of the home. */
const APPLIED: Readonly<Record<string, readonly DemoApplication[]>> = {
  'Birchwood Lane': [
    {
      program: 'free-weatherization',
      daysAgo: 6,
      answers: {
        home_kind: 'house',
        drafty_doors: 2,
        language_of_guide: 'english',
        postal_address: '418 Birchwood Lane, Sheboygan, WI, 53081',
      },
      measures: {},
      moves: [
        { to: 'submitted', daysAgo: 6 },
        { to: 'eligibility_review', daysAgo: 5 },
      ],
    },
    {
      program: 'appliance-bundle-2026',
      daysAgo: 2,
      answers: {},
      measures: { 'air-cleaner': 1, 'led-fixture': 8 },
    },
  ],
}
const DAY_MS = 86_400_000
const BY = { kind: 'system' } as const

/** Applications to programs of demo homes; after the programs. */
export async function seedProgramApplicationsDemo(
  db: PlatformDb,
  buildings: readonly DemoBuilding[],
  now: Date,
  rows: Rows,
): Promise<void> {
  for (const building of buildings)
    for (const application of APPLIED[building.name] ?? [])
      await seedProgramApplication(db, building, application, now, rows)
}

/** One application with its history up to now. */
export async function seedProgramApplication(
  db: PlatformDb,
  building: Omit<DemoBuilding, 'name'>,
  application: DemoApplication,
  now: Date,
  rows: Rows,
): Promise<void> {
  const what = { action: 'application.create', record: { type: 'application', of: building.ownerId } }
  await change(db, bySystem(building.partnerId, 'demo'), what, async (changeDb) => {
    const stored = await findProgramByCode(changeDb, building, application.program)
    if (stored === undefined) throw new Error(`the demo has no program ${application.program}`)
    const id = await writeProgramApplication(changeDb, building, application, stored, now, rows)
    return { result: undefined, id, after: { program: application.program, building: building.id } }
  })
}

/** The same within a change that says more than this one application. */
export async function writeProgramApplication(
  db: ChangeDb,
  building: Omit<DemoBuilding, 'name'>,
  { answers, measures, moves = [], daysAgo, amount, asked }: DemoApplication,
  stored: StoredProgram,
  now: Date,
  { insert, move }: Rows,
): Promise<string> {
  const { initial_status } = stored.definition
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const at = before(daysAgo)
  const { id } = await insert(
    db,
    building,
    {
      kind: 'Program',
      building_id: building.id,
      status: initial_status,
      program_id: stored.id,
      program_version: stored.version,
    },
    { at, by: BY },
  )
  await writeAnswers(db, building, id, answers, at)
  const chosen = Object.entries(measures).map(([measure, quantity]) => ({
    id: measure,
    measure,
    quantity,
    fields: {},
  }))
  for (const measure of chosen) await writeMeasure(db, building, id, measure, at)
  if (moves.length === 0) return id
  await writeTerms(db, building, id, 'terms', at)
  const known = programStatuses(stored.definition)
  const state = { measures: chosen, facts: {} }
  const total = askedIncentive(stored.definition, state)
  const handIn = { kind: 'hand-in', ...askedAmount(stored.definition, state), ...UNBOUND } as const
  const told = { at, by: BY, total }
  const { to } = await move(
    ...([db, building, { id, status: initial_status, submitted_at: null, requested_edit: null }] as const),
    ...([known, { event: handIn, actor: 'applicant' }, told] as const),
  )
  let status = to
  for (const next of moves.slice(1)) {
    const from = { id, status, submitted_at: at, requested_edit: null }
    const step = await move(db, building, from, known, happeningOf(known, next.to, amount ?? total), {
      at: before(next.daysAgo),
      by: BY,
      ...(asked !== undefined && { asked: { requests: [asked], message: asked.content } }),
    })
    status = step.to
  }
  return id
}

/** Whoever brings an application of the demo to a status. */
function happeningOf(statuses: Statuses, to: string, amount: string | null): Happening {
  const { asks, money } = statuses.factsOf(to) ?? {}
  if (asks === true) return { event: { kind: 'ask' }, actor: 'reviewer' }
  return { event: { kind: 'move', to, amount }, actor: money === 'paid' ? 'payments' : 'reviewer' }
}
