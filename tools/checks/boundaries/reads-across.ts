/**
 * Whose tables a feature reads beside its own, and why it reads them where they are. Nobody writes a table of another
 * feature: who wants it changed is given a function of its owner in `compose/`.
 */
export const READS_ACROSS: Readonly<Record<string, { readonly why: string; readonly tables: string }>> = {
  accounts: {
    why: 'lists of people say how many homes and applications each has, and find a person by what stands in them',
    tables: 'applications buildings contacts incentives program_versions virtual_audits',
  },
  advisors: {
    why: 'an advisor is one of the staff, advises on the kinds of work of the catalogue, and is listed with what is booked',
    tables: 'admins bookings incentive_dictionaries incentives project_types timeslots',
  },
  'api-keys': { why: 'the list of keys says who of the staff made each', tables: 'admins' },
  applications: {
    why: 'the queue is filtered, sorted and searched by person, home and what was applied for',
    tables: 'admins buildings incentive_dictionaries incentives program_versions project_types users',
  },
  assessment: { why: 'answers and results are read with the home that they are of', tables: 'buildings' },
  'audit-log': {
    why: 'a line names who made it and what it is of, as they are called now',
    tables: 'admins applications buildings operators users',
  },
  buildings: {
    why: 'the specification has the links of a home in the home itself',
    tables:
      'applications comments energy_advisor_assignments energy_advisors incentive_dictionaries incentives project_types virtual_audits',
  },
  dashboard: {
    why: 'its figures count what the others hold',
    tables: 'applications buildings payments virtual_audits',
  },
  exports: {
    why: 'an export is a table made of what the others hold',
    tables:
      'admins application_answers application_statuses applications buildings comments consents energy_advisors incentives meter_series operators payment_batches payments program_versions timeslots users virtual_audits',
  },
  guests: { why: 'a guest is a person who is found by their email', tables: 'users' },
  home: {
    why: 'a home is read as a whole, in one message to the database',
    tables:
      'application_measures applications bookings buildings comments generic_items incentive_dictionaries incentives meter_series model_choices programs report_plans users virtual_audits weather_years',
  },
  homes: {
    why: 'staff list homes by owner, answers and result',
    tables: 'applications buildings generic_items users virtual_audits',
  },
  incentives: {
    why: 'a catalogue is shown with the programs and advisors behind it, and an editor says what was applied for',
    tables: 'applications energy_advisor_project_types energy_advisors programs',
  },
  meters: {
    why: 'readings belong to whoever owns the home, and a utility names a home by its account and its address',
    tables: 'buildings users',
  },
  payments: {
    why: 'a payment is listed and chosen by what it is for and whom it goes to',
    tables: 'applications incentives program_versions users',
  },
  'personal-data': {
    why: 'how long something is kept depends on what hangs from it',
    tables: 'application_drafts applications bookings buildings documents payments program_versions',
  },
  programs: {
    why: 'an application to a program is the program’s answers on a row of the applications',
    tables: 'application_requests application_statuses applications partners users',
  },
  report: { why: 'a shared report and its file are found by the home', tables: 'buildings' },
  savings: {
    why: 'work on a home and what changed there belong to whoever owns the home',
    tables: 'buildings',
  },
  scheduling: {
    why: 'a visit is an advisor at a home for an application, and is listed with all three',
    tables:
      'applications buildings energy_advisor_project_types energy_advisors generic_items incentives program_versions users',
  },
  search: {
    why: 'it looks for people, homes and applications at once',
    tables: 'applications buildings users',
  },
  webhooks: { why: 'deliveries stop with the partner', tables: 'partners' },
}
