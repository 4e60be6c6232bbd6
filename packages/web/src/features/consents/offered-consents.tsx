import type { OfferedConsent } from '@hearthlight/domain/consents/consent'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { giveConsent } from '../../api/consents-api.ts'
import { useFormats } from '../../platform/formats.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/states/notice.tsx'

type Props = { buildingId: string; offered: readonly OfferedConsent[] }

/** What the person may agree to, in the words that are kept if they do. */
export function OfferedConsents({ buildingId, offered }: Props) {
  const { t } = useTranslation('consents')
  const { date } = useFormats()
  const give = useMutation({
    mutationFn: (consent: OfferedConsent) => giveConsent(buildingId, consent),
    onSuccess: () => notify({ tone: 'positive', text: t('offered.done') }),
  })
  return offered.map((consent) => (
    <Card key={consent.purpose} as="section">
      <div className="stack">
        <h2>{t(`offered.title.${consent.purpose}`)}</h2>
        <p>{consent.text}</p>
        <p className="muted">{t('offered.until', { date: date(new Date(consent.ends_at)) })}</p>
        {give.error !== null && (
          <div role="alert">
            <Notice tone="danger">{give.error.message}</Notice>
          </div>
        )}
        <p>
          <Button isPending={give.isPending} onClick={() => give.mutate(consent)}>
            {t('offered.give')}
          </Button>
        </p>
        <p className="muted">{t('offered.no_need')}</p>
      </div>
    </Card>
  ))
}
