import type { Project } from '@hearthlight/domain/applications/project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import type { AnswerPlace } from '../../../api/applications-api.ts'
import { DocumentsOf } from '../../../documents/documents-of.tsx'
import { fieldId } from '../../../ui/fields/field.tsx'
import { Asked } from './answer-item.tsx'
import styles from './application.module.css'
import { About } from './application-documents.tsx'
import { documentField } from './application-errors.tsx'
import type { StaffRequest } from './asked-item.ts'
import { isAskedAgain } from './sent-application.ts'

type Props = {
  incentive: ClassifiedIncentive
  project: Project
  place: AnswerPlace
  errorAt: (path: string) => string | undefined
}

type Mark = { readonly text: string; readonly tone?: 'positive' | 'caution' }

/** Documents that are to be given, or given once more. */
export function RequestedDocuments({ incentive, project, place, errorAt }: Props) {
  const { t } = useTranslation(['incentives', 'documents'])
  const requested = incentive.document_list
    .filter((item) => isAskedAgain(project, item))
    .map((item) => ({
      item,
      request: project.document_upload_notify_list.find(({ item_id }) => item_id === item.id),
    }))
  const markOf = (request: StaffRequest | undefined): Mark => {
    if (request === undefined) return { text: t('documents:upload.optional') }
    if (request.is_done) return { text: t('apply.done'), tone: 'positive' }
    return { text: t(project.stage === 'payment' ? 'apply.needed' : 'apply.again'), tone: 'caution' }
  }
  if (requested.length === 0) return null
  return (
    <div className={styles.documents}>
      {requested.map(({ request, item }) => (
        <DocumentsOf
          key={item.id}
          id={fieldId(documentField(item.id))}
          place={{ documentable_type: 'DocumentItem', documentable_id: item.id, ...place }}
          isReUpload
          title={item.name}
          titleLevel={4}
          description={
            <>
              {request !== undefined && <Asked content={request.content} />}
              {(request === undefined || item.min_files > 1) && <About item={item} />}
            </>
          }
          mark={markOf(request)}
          error={errorAt(`documents/${item.id}`)}
        />
      ))}
    </div>
  )
}
