import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

/** Of a paid application accounting needs what it was for, how much it was and when; not whose words stood in it. */
export const applicationsPersonalData: PersonalData = {
  movesWithGuest: ['applications', 'comments'],
  tables: [
    {
      table: 'applications',
      column: 'id',
      of: 'application',
      exports: {
        as: 'applications',
        columns: [
          ...(['id', 'number', 'kind', 'building_id', 'status', 'quantity', 'total_incentive'] as const),
          ...(['created_at', 'submitted_at'] as const),
        ],
      },
      kept: { when: 'paid', blank: { requested_edit: null } },
    },
    {
      table: 'application_statuses',
      column: 'application_id',
      of: 'application',
      exports: { as: 'statuses', columns: ['application_id', 'status', 'at', 'message'] },
      kept: { when: 'paid', blank: { message: null } },
    },
    {
      table: 'application_requests',
      column: 'application_id',
      of: 'application',
      exports: { as: 'requests', columns: ['application_id', 'kind', 'content', 'created_at', 'done_at'] },
    },
    {
      table: 'application_messages',
      column: 'application_id',
      of: 'application',
      exports: { as: 'messages', columns: ['application_id', 'side', 'by_name', 'content', 'created_at'] },
    },
    // What staff tell each other is theirs, and goes with the person.
    { table: 'application_notes', column: 'application_id', of: 'application', exports: null },
    { table: 'waiting_approvals', column: 'application_id', of: 'application', exports: null },
    {
      table: 'comments',
      column: 'user_id',
      of: 'person',
      exports: {
        as: 'comments',
        columns: ['project_id', 'commentable_id', 'content', 'updated_at'],
        restricted: { as: 'answer', code: 'commentable_id', application: 'project_id', content: 'content' },
      },
    },
  ],
  dependent: [
    { table: 'comment_versions', goesWith: 'comments' },
    { table: 'accepted_documents', goesWith: 'documents' },
    { table: 'application_findings', goesWith: 'applications' },
    { table: 'application_reads', goesWith: 'applications' },
    { table: 'application_leases', goesWith: 'applications' },
    { table: 'unread_applications', goesWith: 'applications' },
  ],
}
