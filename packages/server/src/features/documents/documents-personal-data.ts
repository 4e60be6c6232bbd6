import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { listFilesOf } from './document-store.ts'
import { keyOfFile } from './files/stored-file.ts'

/** The bytes of a document that is gone are swept away in the night: another document may hold the same. */
export const documentsPersonalData: PersonalData = {
  movesWithGuest: ['documents'],
  tables: [
    {
      table: 'documents',
      column: 'user_id',
      of: 'person',
      exports: {
        as: 'documents',
        columns: ['id', 'name', 'documentable_id', 'building_id', 'project_id', 'created_at'],
        restricted: { as: 'document', code: 'documentable_id', application: 'project_id', content: 'name' },
      },
    },
    { table: 'storage_use', column: 'user_id', of: 'person', exports: null },
  ],
  files: async (db, { partnerId, userId }) =>
    (await listFilesOf(db, partnerId, userId)).map(({ id, name, file_id, documentable_id, project_id }) => ({
      key: keyOfFile({ partner_id: partnerId, id: file_id }),
      name: `documents/${id.slice(-12)}-${name}`,
      given: { application: project_id, code: documentable_id },
    })),
}
