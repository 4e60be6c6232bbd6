import type { Consent, ConsentState } from '@hearthlight/domain/consents/consent'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import styles from './sources.module.css'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Given = Consent & { readonly id: string }

const TONE: Readonly<Record<ConsentState, ChipTone>> = {
  effective: 'positive',
  ended: 'neutral',
  withdrawn: 'neutral',
}

/** What was agreed to, newest first, with what was withdrawn or has ended. */
export function GivenConsents({ given }: { given: readonly Given[] }) {
  const { t } = useTranslation('consents')
  const [asking, setAsking] = useState<Given | null>(null)
  return (
    <section className="stack" aria-labelledby="given">
      <h2 id="given">{t('given.title')}</h2>
      {given.length === 0 ? (
        <p className="muted">{t('given.none')}</p>
      ) : (
        <ul className={styles.given}>
          {given.map((consent) => (
            <li key={consent.id}>
              <OfConsent consent={consent} onWithdraw={() => setAsking(consent)} />
            </li>
          ))}
        </ul>
      )}
      {asking !== null && <WithdrawDialog consent={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

function OfConsent({ consent, onWithdraw }: { consent: Given; onWithdraw: () => void }) {
  const { t } = useTranslation('consents')
  const { date } = useFormats()
  const { state, purpose, basis, withdrawn_at } = consent
  const end = new Date(withdrawn_at ?? consent.ends_at)
  return (
    <>
      <div className="stack">
        <div className="cluster">
          <h3>{t(`offered.title.${purpose}`)}</h3>
          <Chip tone={TONE[state]}>{t(`given.state.${state}`)}</Chip>
        </div>
        <details>
          <summary>{t('given.words')}</summary>
          <p lang={consent.language}>{consent.text}</p>
        </details>
      </div>
      <dl className={styles.facts}>
        <dt>{t('given.basis')}</dt>
        <dd>{t(`given.by.${basis}`)}</dd>
        <dt>{t('given.since')}</dt>
        <dd className="num">{date(new Date(consent.given_at))}</dd>
        <dt>{t(`given.end.${state}`)}</dt>
        <dd className="num">{date(end)}</dd>
      </dl>
      <div className={styles.do}>
        <Button
          variant={state === 'effective' ? 'secondary' : 'quiet'}
          size="s"
          aria-label={t(state === 'effective' ? 'given.withdraw_since' : 'given.erase_since', {
            date: date(new Date(consent.given_at)),
          })}
          onClick={onWithdraw}
        >
          {t(state === 'effective' ? 'given.withdraw' : 'given.erase')}
        </Button>
      </div>
    </>
  )
}
