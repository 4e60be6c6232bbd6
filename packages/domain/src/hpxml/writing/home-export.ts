import type { AssessmentInput } from '../../assessment/answers/assessment-input.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { AnswerUnits } from '../answers/units.ts'

/** What is paid of one fuel, as it stands on bills or as a meter counted it. */
export interface ExportedBills {
  readonly fuel: string
  readonly periods: readonly {
    readonly start: string
    /** The day after the last. */
    readonly end: string
    readonly kWh: number
    readonly cost?: number
    readonly source: 'told' | 'assumed'
  }[]
}

/** A step of the plan with what it costs and who is likely to pay for it, in the partner's money. */
export interface ExportedStep {
  readonly id: string
  readonly name: string
  readonly cost: number
  readonly lifeYears: number
  readonly kWhByFuel: Readonly<Record<string, number>>
  readonly incentives: readonly { readonly name: string; readonly amount: number }[]
}

/** All that an export of a home is made of; the same gives the same file. */
export interface HomeExport {
  readonly id: string
  readonly address: Readonly<
    Record<'street' | 'city' | 'region' | 'zip' | 'country', string | null | undefined>
  >
  readonly input: AssessmentInput
  readonly units: AnswerUnits
  readonly partner: string
  /** When the home was last changed or assessed. */
  readonly at: string
  /** Absent until the home is assessed. */
  readonly report?: {
    readonly result: Pick<AuditResult, 'consumptions_by_fuel' | 'label' | 'totals' | 'calibration' | 'engine'>
    readonly steps: readonly ExportedStep[]
  }
  /** Of the meters; where there is none of a fuel, what the record says of its bills. */
  readonly metered: readonly ExportedBills[]
}
