import { RESUME_DAYS } from '@hearthlight/domain/guests/guest-times'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { HeroPicture } from './hero-picture.tsx'
import styles from './please-wait.module.css'
import { TextPage } from './text-page.tsx'

/** Where an application is left: `mode` says whether it was submitted or cancelled. */
export function TransitionScreen() {
  const { t } = useTranslation('shared')
  const [query] = useSearchParams()
  const mode = query.get('mode') === 'cancel' ? 'cancel' : 'submit'
  const page = usePartner().settings.sections.please_wait[mode]
  return (
    <TextPage
      title={page.title ?? t('please_wait.title')}
      text={page.text ?? t(`please_wait.${mode}`)}
      action={page.call_to_action}
      picture={<HeroPicture />}
    >
      <WhatWasDone mode={mode} />
    </TextPage>
  )
}

/** The page that leads here hands over what it knew; whoever comes by the address alone is told no more than that. */
type Left = { readonly number?: number; readonly email?: string | null }

function WhatWasDone({ mode }: { mode: 'submit' | 'cancel' }) {
  const { t } = useTranslation('guests')
  const { publicOffers } = useFeatures()
  // Of this app alone, which hands over nothing else.
  const left = useLocation().state as Left | null
  return (
    <>
      {left !== null && (
        <ul className={styles.done} aria-label={t('leave.done')}>
          {doneIn(mode, left).map(({ key, values }) => (
            <li key={key}>
              <Icon name="check" /> {t(`leave.${key}`, values)}
            </li>
          ))}
        </ul>
      )}
      {publicOffers && (
        <p>
          <Link to={pathTo('OffersPublic')}>{t('leave.to_programs')}</Link>
        </p>
      )}
    </>
  )
}

function doneIn(mode: 'submit' | 'cancel', { number, email }: Left) {
  const to = email ? '_to' : ''
  const out = { key: 'signed_out', values: {} }
  if (mode === 'cancel') return [{ key: `kept${to}`, values: { email, days: RESUME_DAYS } }, out]
  return [
    { key: number === undefined ? 'sent' : 'sent_as', values: { number } },
    { key: `mailed${to}`, values: { email } },
    out,
  ]
}
