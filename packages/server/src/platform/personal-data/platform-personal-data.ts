import type { PersonalData } from './personal-data.ts'

/** What the platform itself holds of people. What its log tells of them is erased by `eraseAuditValues`. */
export const platformPersonalData: PersonalData = {
  tables: [
    {
      table: 'mails',
      column: 'to',
      of: 'email',
      exports: { as: 'mails', columns: ['created_at', 'subject', 'text'] },
    },
    // That a mail left; what it says the person has received.
    { table: 'sent_mails', column: 'to', of: 'email', exports: null },
    {
      table: 'sessions',
      column: 'subject_id',
      of: 'person',
      exports: { as: 'sign_ins', columns: ['created_at', 'last_seen_at', 'user_agent'] },
    },
  ],
}
