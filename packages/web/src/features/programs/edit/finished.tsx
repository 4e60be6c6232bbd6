import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { signOutGuest } from './sign-out-guest.ts'

type Props = { project: ProjectDetails; step: StepsResponse }

/** Behind the last step: the program's last words, and on to the page it names. A guest is signed out first. */
export function Finished({ project, step }: Props) {
  const { t } = useTranslation('applications')
  const { finish } = usePartner().settings.fulfill_sync_details.messages
  const { isGuest } = useSession()
  const text = step.message ?? finish ?? t('edit.finished')
  useEffect(() => void notify({ kind: 'notice-stay', tone: 'positive', text }), [text])
  const url = step.step_url === '' ? null : fillProjectId(step.step_url, project.id)
  if (isGuest) return <GuestLeaves url={url} />
  return <Navigate to={url ?? pathTo('applications')} replace />
}

function GuestLeaves({ url }: { url: string | null }) {
  const navigate = useNavigate()
  const { transitionPages } = useFeatures()
  const to = transitionPages ? pathTo('Transition', {}, { mode: 'submit' }) : (url ?? pathTo('OffersPublic'))
  useEffect(() => void signOutGuest().then(() => navigate(to, { replace: true })), [navigate, to])
  return (
    <div className="page section">
      <Skeleton lines={2} />
    </div>
  )
}
