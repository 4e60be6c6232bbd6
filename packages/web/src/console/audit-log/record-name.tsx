import { consolePath, type RecordPage } from '@hearthlight/domain/navigation/console-path'
import type { AuditLine } from '@hearthlight/domain/records/audit-line'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { recordTypeInWords } from '../shared/line-words.ts'

/** The pages that show a record by its id. */
const PAGES: Readonly<Record<string, RecordPage>> = {
  application: 'application',
  building: 'home',
  user: 'person',
}

/** What was changed, as people call it; what is still there leads to its page. */
export function RecordName({ line: { record_type, record_name, record_id } }: { line: AuditLine }) {
  const { t } = useTranslation(['admin-log', 'admin'])
  const type = recordTypeInWords(t, record_type)
  if (record_name === null) return type
  const page = PAGES[record_type]
  return (
    <>
      <span className="muted">{type}</span>{' '}
      {page === undefined ? (
        record_name
      ) : (
        <Link to={consolePath(page, { id: record_id })}>{record_name}</Link>
      )}
    </>
  )
}
