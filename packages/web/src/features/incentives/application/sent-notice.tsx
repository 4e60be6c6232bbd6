import type { Project } from '@hearthlight/domain/applications/project'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { VisitLink } from '../../../applications/visit-link.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useCurrentUser } from '../../../platform/session.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from './application.module.css'

type Props = { project: Project; onDismiss: () => void }

/** Stays until it is closed; the dialog it comes from is gone, so the focus goes here. */
export function SentNotice({ project, onDismiss }: Props) {
  const { t } = useTranslation(['incentives', 'applications'])
  const { submitted_text } = usePartner().settings.sections.incentive_application_popup
  const email = useCurrentUser()?.email ?? ''
  const takeFocus = useCallback((notice: HTMLElement | null) => notice?.focus(), [])
  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={takeFocus}>
      <Notice tone="positive" title={submitted_text ?? t('applications:submit.done')} onDismiss={onDismiss}>
        <p>{t('apply.done_number', { number: project.number, email })}</p>
        <VisitLink project={project} isOpen={project.project_status.user_scheduling_enabled} />
      </Notice>
    </div>
  )
}
