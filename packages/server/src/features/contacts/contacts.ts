import { contactProblems } from '@hearthlight/domain/contacts/contact-problems'
import type { Feature } from '../../platform/feature.ts'
import { contactRoutes } from './contact-routes.ts'
import { contactsPersonalData } from './contacts-personal-data.ts'
import { up as contactsUp } from './migrations/0170-contacts.ts'
import type { ContactDeps } from './save-contact.ts'

type Parts = Omit<ContactDeps, 'trials'> & {
  readonly programs: { readonly trialContacts: ContactDeps['trials'] }
}

export const contacts: Feature<Parts> = {
  name: 'contacts',
  problems: contactProblems,
  personal: contactsPersonalData,
  migrations: { '0170-contacts': { up: contactsUp } },
  open: ({ db, now, programs: { trialContacts: trials } }) => ({
    routes: contactRoutes({ db, now, trials }),
  }),
}
