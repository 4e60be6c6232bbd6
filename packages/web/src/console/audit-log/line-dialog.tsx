import type { AuditLine } from '@hearthlight/domain/records/audit-line'
import { differencesOf, type FieldDifference } from '@hearthlight/domain/records/differences'
import { fieldWords } from '@hearthlight/domain/records/line-words'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { useMoment } from '../kit/use-moment.ts'
import { actionInWords, whoInWords } from '../shared/line-words.ts'
import styles from './audit-log.module.css'
import { RecordName } from './record-name.tsx'

/** A line of the log in full: what was before, what is now, and the request it came with. */
export function LineDialog({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const { t } = useTranslation(['admin-log', 'admin'])
  const moment = useMoment()
  const facts = [
    { id: 'who', term: t('log.who'), value: whoInWords(t, line) },
    ...(line.acting === null ? [] : [{ id: 'acting', term: t('log.filter_acting'), value: line.acting }]),
    { id: 'when', term: t('log.when'), value: moment(line.at) },
    { id: 'on', term: t('log.on'), value: <RecordName line={line} /> },
    { id: 'id', term: t('log.id'), value: <span className={styles.code}>{line.record_id}</span> },
    { id: 'request', term: t('log.request'), value: <span className={styles.code}>{line.request_id}</span> },
  ]
  return (
    <Modal isOpen size="l" title={actionInWords(t, line.action)} onClose={onClose}>
      <div className={styles.details}>
        <Definitions items={facts} columns={2} />
        {line.erased_at === null ? (
          <Differences differences={differencesOf(line.before, line.after)} />
        ) : (
          <p className="muted">{t('log.erased', { when: moment(line.erased_at) })}</p>
        )}
      </div>
    </Modal>
  )
}

function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  const { t } = useTranslation('admin-log')
  if (differences.length === 0) return <p className="muted">{t('log.nothing')}</p>
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('log.field')}</th>
          <th scope="col">{t('log.before')}</th>
          <th scope="col">{t('log.after')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{fieldWords(path)}</th>
            <td>{before !== null && <del>{before}</del>}</td>
            <td>{after !== null && <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
