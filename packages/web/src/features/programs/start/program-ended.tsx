import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../platform/page-title.tsx'
import { useSession } from '../../../platform/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** Where an old link to a program leads that nobody can apply to any more. */
export function ProgramEnded() {
  const { t } = useTranslation('applications')
  const { isSignedIn, isGuest } = useSession()
  const isPerson = isSignedIn && !isGuest
  return (
    <div className="page section">
      <PageTitle title={t('start.ended')} />
      <EmptyState
        title={t('start.ended')}
        action={
          <>
            <LinkButton to={pathTo(isPerson ? 'Offers' : 'OffersPublic')}>{t('offers.title')}</LinkButton>
            {isPerson && (
              <LinkButton variant="secondary" to={pathTo('applications')}>
                {t('start.to_mine')}
              </LinkButton>
            )}
          </>
        }
      >
        <p className="lead">{t('start.ended_text')}</p>
      </EmptyState>
    </div>
  )
}
