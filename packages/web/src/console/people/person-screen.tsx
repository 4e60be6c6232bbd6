import { linksFor, type Person } from '@hearthlight/domain/accounts/people/people'
import { calledName } from '@hearthlight/domain/accounts/user-name'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { peopleApi, personQuery } from '../api/people-api.ts'
import { sessionQuery } from '../api/session-api.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { ApplicationsBlock } from '../shared/applications-block.tsx'
import { ErasedPerson } from './erased-person.tsx'
import { LoginAsDialog } from './login-as-dialog.tsx'
import { PersonHomes, PersonMails } from './person-belongings.tsx'
import { PersonData } from './person-data.tsx'
import { PersonProfile, PersonUtility } from './person-profile.tsx'
import { PersonSessions } from './person-sessions.tsx'

/** A person with all they have here, for who helps them. */
export function PersonScreen() {
  const { t } = useTranslation('admin-people')
  const { id = '' } = useParams()
  const { data: person, error, refetch } = useQuery(personQuery(id))
  if (person === undefined)
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <>
        <PageHead title={t('title')} />
        <LoadFailed message={error.message} retry={() => void refetch()} />
      </>
    )
  return person.erased_at === null ? (
    <OnePerson id={id} person={person} />
  ) : (
    <ErasedPerson id={id} erasedAt={person.erased_at} />
  )
}

function OnePerson({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('admin-people')
  const { date } = useFormats()
  const facts = [person.email, ...person.phones, t('since', { date: date(new Date(person.created_at)) })]
  return (
    <>
      <PageHead
        title={person.name || person.email}
        sub={facts.join(' · ')}
        actions={<Actions id={id} person={person} />}
      />
      <WithSidePanel
        label={t('side')}
        panel={
          <>
            <PersonProfile person={person} />
            <PersonSessions id={id} person={person} />
            <PersonData id={id} person={person} />
            <PersonUtility extra_info={person.extra_info} />
          </>
        }
      >
        <PersonHomes homes={person.homes} />
        <ApplicationsBlock applications={person.applications} none={t('applications.none')} />
        <PersonMails mails={person.mails} />
      </WithSidePanel>
    </>
  )
}

function Actions({ id, person }: { id: string; person: Person }) {
  const { t } = useTranslation('admin-people')
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [isActing, setIsActing] = useState(false)
  const sending = useMutation({
    mutationFn: (link: Parameters<typeof peopleApi.sendLink>[1]) => peopleApi.sendLink(id, link),
  })
  return (
    <>
      {session.fullPermissions.includes('login_as') && (
        <Button variant="secondary" onClick={() => setIsActing(true)}>
          {t('login_as.button', { name: calledName(person) })}
        </Button>
      )}
      {linksFor(person).map((link) => (
        <Button
          key={link}
          variant="secondary"
          isPending={sending.isPending}
          onClick={() => sending.mutate(link)}
        >
          {t(`link.button.${link}`)}
        </Button>
      ))}
      <div role="status">
        {sending.isSuccess && <Notice tone="positive">{t('link.sent', { email: person.email })}</Notice>}
      </div>
      <div role="alert">
        {sending.error !== null && <Notice tone="danger">{sending.error.message}</Notice>}
      </div>
      {isActing && <LoginAsDialog id={id} name={person.name} onClose={() => setIsActing(false)} />}
    </>
  )
}
