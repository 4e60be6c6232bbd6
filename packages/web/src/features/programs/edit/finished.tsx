import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useEffect, useState } from 'react'
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
  // Being signed out makes nobody a customer.
  const [leaves] = useState(isGuest)
  const text = step.message ?? finish ?? t('edit.finished')
  useEffect(() => void notify({ kind: 'notice-stay', tone: 'positive', text }), [text])
  const url = step.step_url === '' ? null : fillProjectId(step.step_url, project.id)
  if (leaves) return <GuestLeaves url={url} number={project.number} />
  return <Navigate to={url ?? pathTo('applications')} replace />
}

function GuestLeaves({ url, number }: { url: string | null; number: number }) {
  const navigate = useNavigate()
  const { transitionPages } = useFeatures()
  const to = transitionPages ? pathTo('Transition', {}, { mode: 'submit' }) : (url ?? pathTo('OffersPublic'))
  // As it is when they leave: signed out, nobody knows where the mail went.
  const [left] = useState({ number, email: useSession().user?.email ?? null })
  useEffect(() => void signOutGuest(() => navigate(to, { replace: true, state: left })), [navigate, to, left])
  return (
    <div className="page section">
      <Skeleton lines={2} />
    </div>
  )
}
