/** Why a file cannot be read; each is told in one sentence. */
export const METER_FILE_PROBLEMS = [
  'empty',
  'tooLarge',
  'webPage',
  'documentType',
  'tooDeep',
  'broken',
  'noUsage',
  'sameStart',
  'unknownFormat',
  'unknownTable',
  'stopped',
] as const
export type MeterFileProblemCode = (typeof METER_FILE_PROBLEMS)[number]

/** Thrown by a reader: nothing that was read before it is given out. */
export class MeterFileProblem extends Error {
  override readonly name = 'MeterFileProblem'
  readonly code: MeterFileProblemCode
  /** How many readings were whole before the file broke off. */
  readonly readingsBefore: number

  constructor(code: MeterFileProblemCode, readingsBefore = 0) {
    super(code)
    this.code = code
    this.readingsBefore = readingsBefore
  }
}
