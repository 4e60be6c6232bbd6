/** Why an HPXML file, or a part of it, is not taken; each is told in one sentence. */
export const HPXML_REASONS = [
  'empty',
  'tooLarge',
  'tooDeep',
  'tooManyElements',
  'tooSlow',
  'documentType',
  'broken',
  'notHpxml',
  'version',
  'noBuilding',
  'idMissing',
  'idTwice',
  'unknownReference',
  'notANumber',
  'billNegative',
  'billUnit',
  'billEnd',
  'billOverlap',
] as const
export type HpxmlReason = (typeof HPXML_REASONS)[number]

/** What is wrong, where in the file, and what stands there. */
export interface HpxmlFault {
  readonly element: string
  readonly reason: HpxmlReason
  readonly found?: string
}

/** Thrown where nothing of a file can be taken. */
export class HpxmlProblem extends Error {
  override readonly name = 'HpxmlProblem'
  readonly fault: HpxmlFault

  constructor(reason: HpxmlReason, element = '', found?: string) {
    super(`${reason} ${element}`.trim())
    this.fault = { element, reason, ...(found !== undefined && { found }) }
  }
}
