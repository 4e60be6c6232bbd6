import type { StaffAdvisor } from '@hearthlight/domain/scheduling/staff-advisor'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { advisorQuery } from '../api/advisors-api.ts'
import { sessionQuery } from '../api/session-api.ts'
import { Definitions } from '../kit/definitions.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { mayOpen } from '../session/may-open.ts'
import { InviteDialog } from '../shared/invite-dialog.tsx'
import { AdvisorForm } from './advisor-form.tsx'

/** One advisor: what staff enter of them, and what follows from it. */
export function AdvisorScreen() {
  const { t } = useTranslation('admin-advisors')
  const { id = '' } = useParams()
  const { data: advisor, error, refetch } = useQuery(advisorQuery(id))
  if (advisor === undefined)
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <>
        <PageHead title={t('people.title')} />
        <LoadFailed message={error.message} retry={() => void refetch()} />
      </>
    )
  return (
    <>
      <PageHead title={advisor.name} sub={advisor.email} />
      <WithSidePanel
        label={t('people.about')}
        panel={
          <>
            <Definitions
              items={[
                {
                  id: 'account',
                  term: t('people.account'),
                  value: t(`sign_in.${advisor.sign_in}`, { email: advisor.email }),
                },
                { id: 'visits', term: t('people.visits'), value: advisor.coming_visits },
                { id: 'free', term: t('people.free'), value: advisor.free_timeslots },
              ]}
            />
            {advisor.sign_in === 'none' && <InviteAdvisor advisor={advisor} />}
          </>
        }
      >
        <AdvisorForm key={advisor.revision} id={id} advisor={advisor} />
      </WithSidePanel>
    </>
  )
}

/** An advisor with a sign-in of their own has their day in the console. */
function InviteAdvisor({ advisor: { name, email } }: { advisor: StaffAdvisor }) {
  const { t } = useTranslation('admin-advisors')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [isInviting, setIsInviting] = useState(false)
  if (!mayOpen({ permission: 'staff' }, session)) return <p className="note">{t('sign_in.ask')}</p>
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setIsInviting(true)}>
          {t('sign_in.invite')}
        </Button>
      </p>
      {isInviting && (
        <InviteDialog known={{ name, email, role: 'advisor' }} onClose={() => setIsInviting(false)} />
      )}
    </>
  )
}

export function NewAdvisorScreen() {
  const { t } = useTranslation('admin-advisors')
  return (
    <>
      <PageHead title={t('people.new')} sub={t('people.new_text')} />
      <AdvisorForm id={null} advisor={null} />
    </>
  )
}
