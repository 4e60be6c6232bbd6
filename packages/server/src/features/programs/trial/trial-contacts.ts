import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { TrialDeps } from './trial-changes.ts'
import type { TrialContact } from './trial-content.ts'
import { lockTrial, readTrial, writeTrial } from './trial-store.ts'

/** Whom the person of a walk named. */
export const trialContacts = ({ db }: TrialDeps) => ({
  list: (scope: Scope): Promise<readonly TrialContact[]> =>
    inPartner(db, scope, async (trialDb) => (await readTrial(trialDb, scope)).content.contacts),
  save: (scope: Scope, contact: TrialContact): Promise<void> =>
    inPartner(db, scope, async (trialDb) => {
      const trial = await lockTrial(trialDb, scope)
      const others = trial.content.contacts.filter(({ id }) => id !== contact.id)
      const content = { ...trial.content, contacts: [...others, contact] }
      await writeTrial(trialDb, scope, { ...trial, content })
    }),
})
export type TrialContacts = ReturnType<typeof trialContacts>
