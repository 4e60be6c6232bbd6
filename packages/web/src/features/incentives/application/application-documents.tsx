import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { DocumentItem } from '@hearthlight/domain/incentives/incentive'
import { useTranslation } from 'react-i18next'
import type { AnswerPlace } from '../../../api/applications-api.ts'
import { DocumentsOf } from '../../../documents/documents-of.tsx'
import { fieldId } from '../../../ui/fields/field.tsx'
import styles from './application.module.css'
import { documentField } from './application-errors.tsx'

type Props = {
  items: readonly DocumentItem[]
  place: AnswerPlace
  errorAt: (path: string) => string | undefined
  isReadOnly?: boolean
}

export function DocumentList({ items, place, errorAt, isReadOnly }: Props) {
  const { t } = useTranslation('documents')
  return (
    <div className={styles.documents}>
      {items.map((item) => (
        <DocumentsOf
          key={item.id}
          id={fieldId(documentField(item.id))}
          place={{ documentable_type: 'DocumentItem', documentable_id: item.id, ...place }}
          title={item.name}
          titleLevel={4}
          description={<About item={item} />}
          mark={
            isReadOnly
              ? undefined
              : { text: t(item.is_required === 'true' ? 'upload.required' : 'upload.optional') }
          }
          error={errorAt(`documents/${item.id}`)}
          isReadOnly={isReadOnly}
        />
      ))}
    </div>
  )
}

/** What it is to show, and of how many files it is made when one is not enough. */
export function About({ item: { description, min_files } }: { item: DocumentItem }) {
  const { t } = useTranslation('documents')
  const words = [description, min_files > 1 ? t('upload.at_least', { count: min_files }) : '']
  return <>{words.filter((part) => part !== '').join(' ')}</>
}

type GroupProps = Props & { title: string; note?: string }

export function ApplicationDocuments({ title, note, ...list }: GroupProps) {
  if (list.items.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <div className="ruled-head">
        <h3>{title}</h3>
        {note !== undefined && <p className="small muted">{note}</p>}
      </div>
      <DocumentList {...list} />
    </section>
  )
}

/** What is not asked yet: it exists only after the work. */
export function AskedLater({
  incentive: { question_list, document_list },
}: {
  incentive: Pick<ClassifiedIncentive, 'question_list' | 'document_list'>
}) {
  const { t } = useTranslation('incentives')
  const later = [...document_list, ...question_list].filter(({ stage }) => stage === 'payment')
  if (later.length === 0) return null
  return (
    <section>
      <h3 className={styles.small}>{t('apply.later_title')}</h3>
      <p className="small">{t('apply.later_text')}</p>
      <ul className={styles.steps}>
        {later.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

/** What the person need not give, only know. */
export function FromUs({ items }: Pick<Props, 'items'>) {
  const { t } = useTranslation('incentives')
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={styles.small}>{t('apply.from_us')}</h3>
      <ul className={styles.steps}>
        {items.map(({ id, name, description }) => (
          <li key={id}>
            <b>{name}</b> {description}
          </li>
        ))}
      </ul>
    </section>
  )
}
