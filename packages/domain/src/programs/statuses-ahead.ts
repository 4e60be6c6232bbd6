import type { ProgramDefinition } from './definition/program-definition.ts'
import type { StatusDefinition } from './definition/status-definition.ts'

/** A status that an application goes through if all goes well, and whose turn it is to bring it there. */
export type StatusAhead = {
  readonly code: string
  readonly by: 'applicant' | 'partner'
  /** The most working days that the status before it takes; null where nothing is promised. */
  readonly workingDays: number | null
}

type Way = readonly string[]

/**
 * The shortest way from a status to the payment. A program that pays nothing goes to the end that is farthest: one that
 * refuses leaves the way early. What the applicant can end by themselves is no aim.
 */
export function statusesAhead(program: ProgramDefinition, from: string): readonly StatusAhead[] {
  const { statuses } = program
  const way = aim(statuses, waysFrom(statuses, from)) ?? []
  return way.map((code, index) => {
    const before = statuses[way[index - 1] ?? from]
    const by = before?.transitions.find(({ to }) => to === code)?.by ?? []
    const isOwn = by.includes('applicant') && before?.applicant_may_edit === true
    return {
      code,
      by: isOwn ? 'applicant' : 'partner',
      workingDays: before?.promise?.working_days ?? null,
    }
  })
}

type Statuses = ProgramDefinition['statuses']

/** The shortest way to each status that can be reached, nearest first. */
function waysFrom(statuses: Statuses, from: string): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([[from, []]])
  for (const [code, way] of ways)
    for (const { to } of statuses[code]?.transitions ?? []) if (!ways.has(to)) ways.set(to, [...way, to])
  ways.delete(from)
  return ways
}

function aim(statuses: Statuses, ways: ReadonlyMap<string, Way>): Way | undefined {
  const ends = (isAim: (status: StatusDefinition) => boolean) =>
    [...ways].filter(([code]) => {
      const status = statuses[code]
      return status !== undefined && isAim(status) && !isOwnEnd(statuses, code)
    })
  const [paid] = ends(({ money }) => money === 'paid')
  if (paid !== undefined) return paid[1]
  const farthest = ends(({ is_end }) => is_end).reduce<Way>(
    (far, [, way]) => (way.length > far.length ? way : far),
    [],
  )
  return farthest
}

const isOwnEnd = (statuses: Statuses, code: string): boolean =>
  statuses[code]?.is_end === true &&
  Object.values(statuses).some(({ transitions }) =>
    transitions.some(({ to, by }) => to === code && by.includes('applicant')),
  )
