import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { isUndecided } from '@hearthlight/domain/applications/is-undecided'
import type { Project } from '@hearthlight/domain/applications/project'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import styles from './application.module.css'
import { isAskedFor, isUnnamed } from './sent-application.ts'
import { WithdrawApplication } from './withdraw-application.tsx'

type Props = {
  project: Project
  /** Undefined while it is open to be changed anyway. */
  onCorrect: (() => void) | undefined
  onWithdrawn: () => void
}

/** What the person may do with an application on their own, or why they may not any more. */
export function ChangeApplication({ project, onCorrect, onWithdrawn }: Props) {
  const { t } = useTranslation('incentives')
  if (isLocked(project) || project.status === 'withdrawn') return null
  if (!isUndecided(project.status)) return <p className="muted small">{t('own.decided')}</p>
  // While something is asked by name the rest stays as it was sent.
  const isNarrowed = isAskedFor(project) && !isUnnamed(project)
  return (
    <section className={styles.group} aria-labelledby="application-own">
      <div className="ruled-head">
        <h3 id="application-own">{t('own.change_title')}</h3>
      </div>
      <p className="small">{t('own.change_text')}</p>
      <div className={styles.buttons}>
        {onCorrect !== undefined && !isNarrowed && (
          <Button variant="secondary" size="s" onClick={onCorrect}>
            {t('own.correct')}
          </Button>
        )}
        <WithdrawApplication project={project} onWithdrawn={onWithdrawn} />
      </div>
    </section>
  )
}
