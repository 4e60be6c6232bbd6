import type { AuditLine } from '@hearthlight/domain/records/audit-line'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { recordTypeInWords } from './line-words.ts'

/** The sections whose pages show a record by its id. */
const SECTIONS: Readonly<Record<string, string>> = {
  application: 'applications',
  building: 'homes',
  user: 'people',
}

/** What was changed, as people call it; what is still there leads to its page. */
export function RecordName({ line: { record_type, record_name, record_id } }: { line: AuditLine }) {
  const { t } = useTranslation(['admin-log', 'admin'])
  const type = recordTypeInWords(t, record_type)
  if (record_name === null) return type
  const section = SECTIONS[record_type]
  return (
    <>
      <span className="muted">{type}</span>{' '}
      {section === undefined ? record_name : <Link to={`/admin/${section}/${record_id}`}>{record_name}</Link>}
    </>
  )
}
