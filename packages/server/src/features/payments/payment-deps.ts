import type { ProgramBudget } from '@hearthlight/domain/programs/definition/program-definition'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

export type PaymentDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Moves an application on to where it is paid, with the mail and the payment, in one transaction. */
  readonly issue: (scope: Scope, applicationId: string, paid: PaidNote) => Promise<'issued' | 'no-such-move'>
  /**
   * Whether an application has a status in which its amount is to be paid, or said to be. Nobody moves it until the
   * transaction ends.
   */
  readonly isOwed: (db: ChangeDb, scope: Scope, applicationId: string) => Promise<boolean>
  /** The programs as they are published now. */
  readonly listPrograms: (db: PartnerDb, scope: Scope) => Promise<readonly BudgetedProgram[]>
}

type PaidNote = { readonly reference: string; readonly paidAt: Date }

type BudgetedProgram = {
  readonly id: string
  readonly name: string
  readonly budget: ProgramBudget | null
}
