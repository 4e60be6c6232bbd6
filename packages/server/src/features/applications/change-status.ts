import type { MoneyState } from '@hearthlight/domain/applications/staff-moves'
import { cameToNothing } from '@hearthlight/domain/buildings/rebate-project'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import { type StatusLine, setStatus } from './status-store.ts'

/** What is known of a payment that was made. */
export type Paid = { readonly reference?: string; readonly paidAt?: Date }

/** What a status does to the amount: it is to be paid, it is paid, or there is nothing to pay. */
type Money = Paid & { readonly money: MoneyState | null; readonly amount: string | null }

export type NoteMoney = (
  db: ChangeDb,
  scope: InPartner,
  application: { readonly id: string },
  noted: Money & { readonly at: Date },
) => Promise<void>

export type ChangeStatus<By extends InPartner = Scope> = (
  db: ChangeDb,
  scope: By,
  id: string,
  line: StatusLine,
  money: Money,
) => Promise<void>

export const NOTHING_TO_PAY: Money = { money: null, amount: null }

/** Gives an application another status, and its payment what follows from it: nobody is paid for what is not approved. */
export const changeStatus =
  (noteMoney: NoteMoney): ChangeStatus<InPartner> =>
  async (db, scope, id, line, money) => {
    await setStatus(db, scope, id, line)
    await noteMoney(db, scope, { id }, { ...money, at: line.at })
  }

type CallOff = (db: ChangeDb, scope: Scope, applicationId: string) => Promise<void>

/** Nobody comes for an application that came to nothing. */
export const endingVisits =
  (giveStatus: ChangeStatus<InPartner>, callOff: CallOff): ChangeStatus =>
  async (db, scope, id, line, money) => {
    await giveStatus(db, scope, id, line, money)
    if (cameToNothing(line)) await callOff(db, scope, id)
  }
