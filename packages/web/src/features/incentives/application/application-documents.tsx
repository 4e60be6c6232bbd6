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
      {items.map(({ id, name, description, is_required }) => (
        <DocumentsOf
          key={id}
          id={fieldId(documentField(id))}
          place={{ documentable_type: 'DocumentItem', documentable_id: id, ...place }}
          title={name}
          titleLevel={4}
          description={description === '' ? undefined : description}
          mark={
            isReadOnly
              ? undefined
              : { text: t(is_required === 'true' ? 'upload.required' : 'upload.optional') }
          }
          error={errorAt(`documents/${id}`)}
          isReadOnly={isReadOnly}
        />
      ))}
    </div>
  )
}

type GroupProps = Props & { title: string; note?: string }

export function ApplicationDocuments({ title, note, ...list }: GroupProps) {
  if (list.items.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <h3>{title}</h3>
        {note !== undefined && <p className="small muted">{note}</p>}
      </div>
      <DocumentList {...list} />
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
