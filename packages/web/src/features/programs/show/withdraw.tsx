import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useTranslation } from 'react-i18next'
import { moveProject } from '../../../api/programs-api.ts'
import { WithdrawButton } from '../../../applications/withdraw-button.tsx'

/** The end that the program lets the applicant choose. */
export function Withdraw({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('applications')
  const [end] = project.may_move_to
  if (end === undefined) return null
  return (
    <WithdrawButton
      text={t('show.withdraw_text', { status: end.status })}
      withdraw={() => moveProject({ project_id: project.id, project_status: end.code })}
    />
  )
}
