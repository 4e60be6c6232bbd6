import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { listFilesOf } from './document-store.ts'
import { keyOfFile } from './stored-file.ts'

/** The bytes of a document that is gone are swept away in the night: another document may hold the same. */
export const documentsPersonalData: PersonalData = {
  tables: [
    {
      ...{ table: 'documents', column: 'user_id', of: 'person' },
      exports: { as: 'documents', columns: ['id', 'name', 'building_id', 'project_id', 'created_at'] },
    },
  ],
  files: async (db, { partnerId, userId }) =>
    (await listFilesOf(db, partnerId, userId)).map(({ id, name, file_id }) => ({
      key: keyOfFile({ partner_id: partnerId, id: file_id }),
      name: `documents/${id.slice(-12)}-${name}`,
    })),
}
