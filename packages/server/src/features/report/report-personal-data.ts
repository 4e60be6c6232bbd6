import type { FileKey } from '../../platform/files/files.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { listReportFiles } from './report-file-store.ts'

export const reportPersonalData: PersonalData = {
  tables: [
    {
      table: 'report_shares',
      column: 'user_id',
      of: 'person',
      exports: { as: 'shared_reports', columns: ['building_id', 'created_at', 'ends_at'] },
    },
    { table: 'report_files', column: 'building_id', of: 'home', exports: null },
  ],
  files: async (db, { partnerId, homes }) =>
    // Written by this feature alone, from a key.
    (await listReportFiles(db, partnerId, homes)).map((key) => ({ key: key as FileKey, name: null })),
}
