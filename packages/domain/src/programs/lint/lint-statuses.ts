import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { StatusDefinition } from '../definition/status-definition.ts'
import { unknownPlaceholders } from '../definition/status-mail.ts'
import { applicantMove, reviewStatus, waitingList } from '../definition/status-moves.ts'
import type { Defect, DefectPath } from './defect.ts'

/** Statuses that nothing leads to or out of, and moves to statuses that are not there. */
export function lintStatuses(program: ProgramDefinition): Defect[] {
  const { statuses, initial_status } = program
  const isKnown = (code: string) => Object.hasOwn(statuses, code)
  if (!isKnown(initial_status))
    return [{ path: ['initial_status'], message: `no such code: ${initial_status}` }]
  const waiting = waitingList(program)
  const reached = reachedFrom(program, waiting === undefined ? [initial_status] : [initial_status, waiting])
  return [
    ...lintWaiting(program),
    ...lintApproval(program),
    ...(statuses[initial_status]?.applicant_may_edit
      ? []
      : [
          {
            path: ['statuses', initial_status],
            message: 'an application begins where nobody may fill it in',
          },
        ]),
    ...Object.entries(statuses).flatMap(([code, status]): Defect[] => {
      const path = ['statuses', code]
      const unknown = status.transitions.flatMap(({ to }, index) =>
        isKnown(to) ? [] : [{ path: [...path, 'transitions', index, 'to'], message: `no such code: ${to}` }],
      )
      if (!reached.has(code)) unknown.push({ path, message: 'no status leads to it' })
      if (!status.is_end && status.transitions.length === 0) unknown.push({ path, message: 'leads nowhere' })
      if (status.applicant_may_edit && applicantMove(program, code) === undefined)
        unknown.push({ path, message: 'the applicant may edit and has no way to hand it in' })
      return [...unknown, ...lintMail(status, [...path, 'mail'])]
    }),
  ]
}

/** Who waits is neither asked for anything nor at an end. */
function lintWaiting(program: ProgramDefinition): Defect[] {
  const code = waitingList(program)
  if (code === undefined) return []
  const path = ['budget', 'waiting_status']
  const status = program.statuses[code]
  if (status === undefined) return [{ path, message: `no such code: ${code}` }]
  return status.applicant_may_edit || status.is_end
    ? [{ path, message: 'nobody can wait in this status' }]
    : []
}

/** A program without measures works no amount out: somebody has to find it before it is approved. */
function lintApproval(program: ProgramDefinition): Defect[] {
  const to = applicantMove(program, program.initial_status)
  if (to === undefined || program.statuses[to]?.money !== 'committed') return []
  return program.steps.some(({ type }) => type === 'measurelist') || reviewStatus(program, to) !== undefined
    ? []
    : [{ path: ['statuses', to], message: 'approves by itself what nobody works out' }]
}

function lintMail({ mail }: StatusDefinition, path: DefectPath): Defect[] {
  return Object.entries(mail ?? {}).flatMap(([part, words]) =>
    [...new Set(Object.values(words).flatMap(unknownPlaceholders))].map((name) => ({
      path: [...path, part],
      message: `no such placeholder: ${name}`,
    })),
  )
}

function reachedFrom({ statuses }: ProgramDefinition, begin: readonly string[]): ReadonlySet<string> {
  const reached = new Set(begin)
  // A set goes on through what is added while it is gone through.
  for (const code of reached) for (const { to } of statuses[code]?.transitions ?? []) reached.add(to)
  return reached
}
