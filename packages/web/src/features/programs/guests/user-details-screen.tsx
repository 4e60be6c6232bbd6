import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { publicOffersQuery } from '../../../api/programs-api.ts'
import { FormView } from '../../../forms/form-view.tsx'
import { InlineMarkdown } from '../../../platform/markdown.tsx'
import { PageTitle } from '../../../platform/page-title.tsx'
import { usePartner } from '../../../platform/partner.ts'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Steps } from '../../../ui/states/steps.tsx'
import { RetryState } from '../retry-state.tsx'
import { ProgramEnded } from '../start/program-ended.tsx'
import styles from './guests.module.css'
import type { Captcha } from './use-captcha.ts'
import { useGuestForm } from './use-guest-form.tsx'

/** /user-details?program_id: who applies without an account, and for which home. */
export function UserDetailsScreen() {
  const { t } = useTranslation('guests')
  const [search] = useSearchParams()
  const { guests } = useFeatures()
  const { isSignedIn, isGuest } = useSession()
  const programId = search.get('program_id') ?? ''
  const offers = useQuery(publicOffersQuery(undefined))
  const program = offers.data?.find(({ id }) => id === programId)
  if (isSignedIn && !isGuest) return <Navigate to={pathTo('applicationsNew', {}, { programId })} replace />
  if (!guests) return <Navigate to={pathTo('OffersPublic')} replace />
  if (program?.is_open) return <Details program={program} />
  if (offers.data !== undefined)
    return programId === '' || program !== undefined ? (
      <NotOpen isNamed={program !== undefined} />
    ) : (
      <ProgramEnded />
    )
  return (
    <div className="page section">
      <PageTitle title={t('details.title')} />
      {offers.isError ? <RetryState title={t('offers.failed')} query={offers} /> : <Skeleton lines={8} />}
    </div>
  )
}

/** No program is named in the address, or one that is closed now. */
function NotOpen({ isNamed }: { isNamed: boolean }) {
  const { t } = useTranslation('guests')
  return (
    <div className="page section">
      <PageTitle title={t('details.title')} />
      <EmptyState
        title={t(isNamed ? 'details.closed' : 'details.no_program')}
        action={<LinkButton to={pathTo('OffersPublic')}>{t('details.to_programs')}</LinkButton>}
      >
        <p className="lead">{t('details.no_program_text')}</p>
      </EmptyState>
    </div>
  )
}

function Details({ program }: { program: ProgramOffer }) {
  const { t } = useTranslation('guests')
  const { user_details: section } = usePartner().settings.sections
  const { form, captcha } = useGuestForm(program.id)
  const words = useWords(captcha)
  const title = section.title ?? t('details.title')
  const name = program.effective_program_name
  return (
    <div className={`page section ${styles.details}`}>
      <PageTitle title={title} hasErrors={form.summary !== null} />
      <div>
        <header className={styles.head}>
          <p className="small muted">{t('details.for_program', { program: name })}</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">{t('details.lead')}</p>
        </header>
        <FormView
          form={form}
          words={words}
          submitLabel={t('details.next')}
          actions={
            <LinkButton variant="quiet" to={pathTo('OffersPublic')}>
              {t('details.cancel')}
            </LinkButton>
          }
        >
          <p role="status" className="visually-hidden">
            {captcha?.state === 'done' && t('details.human_done')}
          </p>
        </FormView>
      </div>
      <Card as="section" className={styles.aside}>
        <h2>{t('details.after')}</h2>
        <Steps
          label={t('details.after')}
          steps={[t('details.here'), ...program.steps].map((label, index) => ({
            id: String(index),
            label,
            state: index === 0 ? 'now' : 'ahead',
          }))}
        />
        <p className="small muted">{t('details.stop')}</p>
      </Card>
    </div>
  )
}

/** The sentences at the boxes; that of the captcha tells how far it is. */
function useWords(captcha: Captcha | null) {
  const { t } = useTranslation('guests')
  const { contact_phone: phone, contact_email: email } = usePartner()
  const states = { checking: '_checking', done: '_done', failed: '', rest: '' } as const
  return {
    human: {
      label: t(`details.human${states[captcha?.state ?? 'rest']}`),
      description: phone ? t('details.human_help_phone', { phone }) : t('details.human_help', { email }),
    },
    consent: { label: <InlineMarkdown text={t('details.consent')} opensTabs /> },
    subscribed: { label: t('details.subscribe') },
  }
}
