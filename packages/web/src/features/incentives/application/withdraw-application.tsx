import type { Project } from '@hearthlight/domain/applications/project'
import { useTranslation } from 'react-i18next'
import { withdrawApplication } from '../../../api/applications-api.ts'
import { WithdrawButton } from '../../../applications/withdraw-button.tsx'
import { notify } from '../../../platform/notices.ts'

type Props = { project: Project; onWithdrawn: () => void }

/** Ends an application for an incentive. */
export function WithdrawApplication({ project, onWithdrawn }: Props) {
  const { t } = useTranslation('incentives')
  const withdraw = async () => {
    await withdrawApplication(project.id)
    notify({ tone: 'positive', text: t('own.withdrawn') })
    onWithdrawn()
  }
  return (
    <WithdrawButton size="s" text={t('own.withdraw_text', { incentive: project.name })} withdraw={withdraw} />
  )
}
