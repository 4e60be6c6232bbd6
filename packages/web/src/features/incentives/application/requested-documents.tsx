import type { Project } from '@hearthlight/domain/applications/project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classification/classified-incentive'
import { useTranslation } from 'react-i18next'
import type { AnswerPlace } from '../../../api/applications-api.ts'
import { DocumentsOf } from '../../../documents/documents-of.tsx'
import { fieldId } from '../../../ui/fields/field.tsx'
import { Asked } from './answer-item.tsx'
import styles from './application.module.css'
import { documentField } from './application-errors.tsx'

type Props = {
  incentive: ClassifiedIncentive
  project: Project
  place: AnswerPlace
  errorAt: (path: string) => string | undefined
}

/** Documents that are to be given once more. */
export function RequestedDocuments({ incentive, project, place, errorAt }: Props) {
  const { t } = useTranslation('incentives')
  const requested = project.document_upload_notify_list.flatMap((request) => {
    const item = incentive.document_list.find(({ id }) => id === request.item_id)
    return item === undefined ? [] : [{ request, item }]
  })
  if (requested.length === 0) return null
  return (
    <div className={styles.documents}>
      {requested.map(({ request, item }) => (
        <DocumentsOf
          key={request.id}
          id={fieldId(documentField(item.id))}
          place={{ documentable_type: 'DocumentItem', documentable_id: item.id, ...place }}
          isReUpload
          title={item.name}
          titleLevel={4}
          description={<Asked content={request.content} />}
          mark={{
            text: t(request.is_done ? 'apply.done' : 'apply.again'),
            tone: request.is_done ? 'positive' : 'caution',
          }}
          error={errorAt(`documents/${item.id}`)}
        />
      ))}
    </div>
  )
}
