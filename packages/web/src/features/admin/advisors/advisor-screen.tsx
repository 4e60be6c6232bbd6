import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Definitions } from '../kit/definitions.tsx'
import { LoadFailed } from '../kit/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { WithSidePanel } from '../kit/side-panel.tsx'
import { AdvisorForm } from './advisor-form.tsx'
import { advisorQuery } from './advisors-api.ts'

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
          <Definitions
            items={[
              {
                ...{ id: 'account', term: t('people.account') },
                value: advisor.staff_name ?? t('people.no_account', { email: advisor.email }),
              },
              { id: 'visits', term: t('people.visits'), value: advisor.coming_visits },
              { id: 'free', term: t('people.free'), value: advisor.free_timeslots },
            ]}
          />
        }
      >
        <AdvisorForm key={advisor.revision} id={id} advisor={advisor} />
      </WithSidePanel>
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
