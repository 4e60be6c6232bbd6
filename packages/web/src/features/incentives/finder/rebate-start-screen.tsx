import { readFinderLink } from '@hearthlight/domain/incentives/finder/finder-link'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { storedFinderStart, storeFinderStart } from '../../../home/finder-start.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Where "Apply" of the rebate finder leads: the answers are kept here before a person signs up or in. */
export function RebateStartScreen() {
  const { t } = useTranslation('incentives')
  const { hash } = useLocation()
  const brought = readFinderLink(hash.slice(1))
  useEffect(() => {
    const start = readFinderLink(hash.slice(1))
    if (start !== null) storeFinderStart(start)
  }, [hash])
  const start = brought ?? storedFinderStart()
  const title = t(start === null ? 'start.none' : 'start.title')
  return (
    <div className="page page--narrow section">
      <PageTitle title={title} />
      <header className="section__head">
        <h1 tabIndex={-1}>{title}</h1>
        {start !== null && (
          <p className="num">
            {[start.place.address1, start.place.city, start.place.region, start.place.zip]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        <p className="lead">{t(start === null ? 'start.none_text' : 'start.text')}</p>
      </header>
      <Ways />
    </div>
  )
}

function Ways() {
  const { t } = useTranslation('incentives')
  const { isSignedIn } = useSession()
  const { createBuilding, signUp } = useFeatures()
  const redirect = pathTo(createBuilding ? 'building-new' : 'incentives')
  if (isSignedIn)
    return (
      <p className="cluster">
        {createBuilding && <LinkButton to={pathTo('building-new')}>{t('start.add')}</LinkButton>}
        <LinkButton variant="secondary" to={pathTo('incentives')}>
          {t('start.rebates')}
        </LinkButton>
      </p>
    )
  return (
    <>
      <p>{t('start.account')}</p>
      <p className="cluster">
        {signUp && <LinkButton to={pathTo('sign-up', {}, { redirect })}>{t('start.sign_up')}</LinkButton>}
        <LinkButton variant={signUp ? 'secondary' : 'primary'} to={pathTo('sign-in', {}, { redirect })}>
          {t('start.sign_in')}
        </LinkButton>
      </p>
    </>
  )
}
