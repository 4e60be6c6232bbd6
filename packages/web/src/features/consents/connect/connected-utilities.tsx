import type { OfferedProvider } from '@hearthlight/domain/meters/connect/meter-connection'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdentifiedConnection } from '../../../api/connections-api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import styles from '../sources.module.css'
import { EndDialog } from './end-dialog.tsx'
import { useConnect } from './use-connect.ts'
import { WhatCame } from './what-came.tsx'

type Shown = 'reading' | 'sending' | 'failing' | 'broken'
const TONES: Readonly<Record<Shown, ChipTone>> = {
  reading: 'action',
  sending: 'positive',
  failing: 'caution',
  broken: 'danger',
}

function shownState({ state, problem, is_catching_up }: IdentifiedConnection): Shown {
  if (state !== 'connected') return 'broken'
  if (problem !== null) return 'failing'
  return is_catching_up ? 'reading' : 'sending'
}

type Props = {
  buildingId: string
  /** Those that have not ended. */
  connections: readonly IdentifiedConnection[]
  /** Utilities that are not connected yet. */
  others: readonly OfferedProvider[]
}

/** The utilities that send readings of a home, how that goes, and which more can be connected. */
export function ConnectedUtilities({ buildingId, connections, others }: Props) {
  const { t } = useTranslation('consents')
  const [ending, setEnding] = useState<IdentifiedConnection | null>(null)
  const connect = useConnect(buildingId)
  return (
    <section className="stack" aria-labelledby="connected">
      <h2 id="connected">{t('connect.title')}</h2>
      {connections.length > 0 && (
        <ul className={styles.given}>
          {connections.map((each) => (
            <li key={each.id}>
              <OfUtility connection={each} />
              <div className={styles.do}>
                {each.state === 'broken' && (
                  <Button
                    size="s"
                    isPending={connect.isPending}
                    aria-label={t('connect.again_named', { utility: each.provider })}
                    onClick={() => connect.mutate(each.provider_id)}
                  >
                    {t('connect.again')}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={t('connect.end_named', { utility: each.provider })}
                  onClick={() => setEnding(each)}
                >
                  {t('connect.end')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <p>{t('connect.how')}</p>}
      <div role="alert">
        {connect.error !== null && <Notice tone="danger">{connect.error.message}</Notice>}
      </div>
      {others.length > 0 && (
        <p className="cluster">
          {others.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              isPending={connect.isPending && connect.variables === id}
              onClick={() => connect.mutate(id)}
            >
              {t('connect.go', { utility: name })}
            </Button>
          ))}
        </p>
      )}
      {ending !== null && <EndDialog connection={ending} onClose={() => setEnding(null)} />}
    </section>
  )
}

function OfUtility({ connection }: { connection: IdentifiedConnection }) {
  const { t } = useTranslation('consents')
  const { date, time } = useFormats()
  const { provider, problem, state, connected_at, pulled_at } = connection
  const shown = shownState(connection)
  const why = state === 'broken' ? t('connect.why.broken') : problem && t(`connect.why.${problem}`)
  return (
    <>
      <div className="stack">
        <div className="cluster">
          <h3>{provider}</h3>
          <Chip tone={TONES[shown]}>{t(`connect.state.${shown}`)}</Chip>
        </div>
        {why !== null && <p>{why}</p>}
        <WhatCame connection={connection} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('given.since')}</dt>
        <dd className="num">{connected_at !== null && date(new Date(connected_at))}</dd>
        <dt>{t('connect.asked')}</dt>
        <dd className="num">
          {pulled_at === null
            ? t('connect.not_yet')
            : `${date(new Date(pulled_at))}, ${time(new Date(pulled_at))}`}
        </dd>
      </dl>
    </>
  )
}
