import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const schedulingPersonalData: PersonalData = {
  movesWithGuest: ['bookings'],
  tables: [
    {
      table: 'bookings',
      column: 'user_id',
      of: 'person',
      exports: { as: 'visits_booked', columns: ['application_id', 'timeslot_id', 'booked_at'] },
    },
    {
      table: 'visit_notes',
      column: 'building_id',
      of: 'home',
      exports: { as: 'visit_notes', columns: ['building_id', 'content', 'corrected', 'created_at'] },
    },
  ],
}
