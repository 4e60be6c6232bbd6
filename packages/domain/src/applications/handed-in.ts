import type { Building } from '../buildings/building.ts'
import type { ProgrammableType } from '../buildings/rebate-project.ts'

/** What was handed in, for the copy that its applicant keeps. */
export type HandedIn = {
  readonly application: {
    readonly id: string
    readonly kind: ProgrammableType | 'Program'
    readonly building_id: string
    readonly number: number
  }
  /** Of the incentive or program. */
  readonly name: string
  readonly home: Building
  /** Answers, names of documents, measures and amounts, in the order they are read. */
  readonly lines: readonly { readonly name: string; readonly value: string }[]
  /** What happens next. */
  readonly next: string
  /** It was handed in before, and something was asked since. */
  readonly isUpdate: boolean
  /** What the program itself writes. */
  readonly own?: { readonly subject: string; readonly text: string } | undefined
}
