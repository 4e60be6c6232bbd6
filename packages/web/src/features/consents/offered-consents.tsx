import type { OfferedConsent } from '@hearthlight/domain/consents/consent'
import type { OfferedProvider } from '@hearthlight/domain/meters/connect/meter-connection'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giveConsent } from '../../api/consents-api.ts'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/fields/choices/radio-group.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useConnect } from './connect/use-connect.ts'

type Props = {
  buildingId: string
  offered: readonly OfferedConsent[]
  /** Utilities that the person can connect with the same yes. */
  providers: readonly OfferedProvider[]
}

/** What the person may agree to, in the words that are kept if they do. */
export function OfferedConsents({ buildingId, offered, providers }: Props) {
  const { t } = useTranslation('consents')
  const { date } = useFormats()
  return offered.map((consent) => (
    <Card key={consent.purpose} as="section">
      <div className="stack">
        <h2>{t(`offered.title.${consent.purpose}`)}</h2>
        <p>{consent.text}</p>
        <p className="muted">{t('offered.until', { date: date(new Date(consent.ends_at)) })}</p>
        <Give buildingId={buildingId} consent={consent} providers={providers} />
        <p className="muted">{t('offered.no_need')}</p>
      </div>
    </Card>
  ))
}

type GiveProps = { buildingId: string; consent: OfferedConsent; providers: readonly OfferedProvider[] }

/** The yes; where utilities can be connected, the way to one of them goes with it. */
function Give({ buildingId, consent, providers }: GiveProps) {
  const { t } = useTranslation('consents')
  const [chosen, setChosen] = useState(providers[0]?.id ?? '')
  const give = useMutation({
    mutationFn: () => giveConsent(buildingId, consent),
    onSuccess: () => notify({ tone: 'positive', text: t('offered.done') }),
  })
  const connect = useConnect(buildingId, () => giveConsent(buildingId, consent))
  const error = give.error ?? connect.error
  const utility = providers.find(({ id }) => id === chosen)
  return (
    <>
      {utility !== undefined && <p>{t('connect.how')}</p>}
      {providers.length > 1 && (
        <RadioGroup
          label={t('connect.which')}
          name="utility"
          value={chosen}
          choices={providers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      )}
      {error !== null && (
        <div role="alert">
          <Notice tone="danger">{error.message}</Notice>
        </div>
      )}
      <p className="cluster">
        {utility !== undefined && (
          <Button isPending={connect.isPending} onClick={() => connect.mutate(utility.id)} icon="arrow">
            {t('connect.agree', { utility: utility.name })}
          </Button>
        )}
        <Button
          variant={utility === undefined ? 'primary' : 'secondary'}
          isPending={give.isPending}
          onClick={() => give.mutate()}
        >
          {t(utility === undefined ? 'offered.give' : 'offered.only')}
        </Button>
      </p>
    </>
  )
}
