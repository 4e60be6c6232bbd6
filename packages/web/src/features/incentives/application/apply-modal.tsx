import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { type SavedAnswer, submitApplication } from '../../../api/applications-api.ts'
import { InlineMarkdown } from '../../../platform/markdown.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { ApplicationDocuments, AskedLater, FromUs } from './application-documents.tsx'
import { ApplicationErrors } from './application-errors.tsx'
import { ApplicationQuestions } from './application-questions.tsx'
import { AppliedSum } from './applied-sum.tsx'
import { useApplication } from './use-application.ts'

type Props = {
  building: Building
  incentive: ClassifiedIncentive
  answers: readonly SavedAnswer[]
  onClose: () => void
  onSent: (project: Project) => void
}

/** The application before it is sent. What is saved waits with the home, whenever it is opened again. */
export function ApplyModal({ building, incentive, answers, onClose, onSent }: Props) {
  const { t } = useTranslation(['incentives', 'applications'])
  const texts = usePartner().settings.sections.incentive_application_popup
  const application = useApplication({
    building,
    incentive,
    answers,
    otherwise: t('applications:problem.incomplete'),
    send: async ({ consent }) =>
      onSent(await submitApplication(incentive, { building_id: building.id, consent })),
  })
  const { consent, errorAt, place } = application
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="l"
      title={texts.title ?? t('apply.title', { incentive: incentive.title })}
      actions={
        <DialogActions
          cancel={t('apply.later')}
          onCancel={onClose}
          confirm={texts.submit_label ?? t('apply.submit')}
          onConfirm={application.submit}
          isPending={application.isPending}
        />
      }
    >
      <p className="muted small">{homeName(building)}</p>
      <p>{texts.text ?? t('apply.kept')}</p>
      {incentive.needs_approval_first && (
        <Notice tone="caution" title={t('page.wait')}>
          {t('page.wait_for', { list: incentive.title })}
        </Notice>
      )}
      <ApplicationErrors refusal={application.refusal} incentive={incentive} />
      <ApplicationQuestions {...application} />
      <ApplicationDocuments
        title={t('apply.documents')}
        note={t('apply.documents_limit')}
        items={application.documents}
        place={place}
        errorAt={errorAt}
      />
      <AskedLater incentive={incentive} />
      <AppliedSum
        title={t('apply.amount')}
        incentive={application.paying}
        applied={application.applied}
        quantity={application.quantity}
      />
      <FromUs items={incentive.read_only_document_list} />
      {consent !== undefined && (
        <Checkbox
          {...consent}
          name="consent"
          label={<InlineMarkdown text={texts.consent_text ?? t('apply.consent')} opensTabs />}
          error={errorAt('consent')}
        />
      )}
    </Modal>
  )
}
