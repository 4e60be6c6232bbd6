import type { Project } from '@hearthlight/domain/applications/project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useTranslation } from 'react-i18next'
import { AnswerBy } from '../../../applications/answer-by.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application.module.css'
import { AnswerList } from './application-questions.tsx'
import { RequestedDocuments } from './requested-documents.tsx'
import { isAskedAgain, isUnnamed } from './sent-application.ts'
import type { useApplication } from './use-application.ts'
import { useArrival } from './use-arrival.ts'

type Props = {
  application: ReturnType<typeof useApplication>
  incentive: ClassifiedIncentive
  project: Project
}

/** What staff ask of the person, or what the payment needs of one that is approved. */
export function AskedOfYou({ application, incentive, project }: Props) {
  const { t } = useTranslation('incentives')
  const { asked, editors, errorAt, place } = application
  useArrival()
  const requested = asked.filter(({ item }) => isAskedAgain(project, item))
  return (
    <>
      {project.stage === 'payment' && (
        <Notice tone="positive" title={t('apply.approved_title')}>
          {t('apply.approved_text')}
        </Notice>
      )}
      <section className={styles.group} aria-labelledby="application-asked">
        <div className="ruled-head">
          <h3 id="application-asked">{t('apply.asked_title')}</h3>
        </div>
        <AnswerBy day={project.answer_by} />
        {project.requested_edit !== null && isUnnamed(project) && <p>{project.requested_edit}</p>}
        {requested.length > 0 && <AnswerList asked={requested} editors={editors} errorAt={errorAt} />}
        <RequestedDocuments incentive={incentive} project={project} place={place} errorAt={errorAt} />
      </section>
    </>
  )
}
