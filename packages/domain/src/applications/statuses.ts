import { cameToNothing } from '../buildings/rebate-project.ts'
import type { StatusMove } from './staff-moves.ts'

/** The statuses of an incentive or of a program, and the ways between them. */
export type Statuses = {
  /** The status in which an application begins: nothing has been asked of its applicant there. */
  readonly initial: string
  /** What a status means; undefined where there is no such status. */
  readonly factsOf: (status: string) => Omit<StatusMove, 'code'> | undefined
  readonly waysFrom: (status: string, by: 'applicant' | 'reviewer') => readonly string[]
  /** The status by which the applicant hands an application in, or hands it in again. */
  readonly handInFrom: (status: string) => string | undefined
  /** The status in which an application waits until a reviewer decides about an approval. */
  readonly reviewFor: (approval: string) => string | undefined
  /** A status also says whether the portal is locked; without this, statuses leave the lock as it is. */
  readonly lock: boolean
}

/** The applicant has the turn: more was asked, or it was handed back. */
export const waitsForApplicant = ({ initial, factsOf }: Statuses, status: string): boolean =>
  status !== initial && factsOf(status)?.asks === true

/** What was applied for is done: it is paid, or has ended well where nothing is paid. */
export function isFinished({ factsOf }: Statuses, status: string): boolean {
  const facts = factsOf(status)
  return facts?.money === 'paid' || (facts?.is_end === true && !cameToNothing({ status }))
}

/** Where an applicant may end their application by themselves: nobody is paid for that. */
export const ownEnds = ({ waysFrom, factsOf }: Statuses, status: string): readonly string[] =>
  waysFrom(status, 'applicant').filter((code) => {
    const facts = factsOf(code)
    return facts?.is_end === true && facts.money === null
  })

/** Where staff may move an application from a status; that it is paid only payments say. */
export const reviewerMoves = (statuses: Statuses, status: string): readonly StatusMove[] =>
  waysOfReview(statuses, status).filter(({ money }) => money !== 'paid')

/** Where payments move an application once it is paid. */
export const moveToPaid = (statuses: Statuses, status: string): StatusMove | undefined =>
  waysOfReview(statuses, status).find(({ money }) => money === 'paid')

const waysOfReview = ({ waysFrom, factsOf }: Statuses, status: string): readonly StatusMove[] =>
  waysFrom(status, 'reviewer').flatMap((code) => {
    const facts = factsOf(code)
    return facts === undefined ? [] : [{ code, ...facts }]
  })
