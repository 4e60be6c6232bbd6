import type { PartResult, ProviderTest } from '@hearthlight/domain/meters/connect/meter-provider'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { type IdentifiedProvider, meterProvidersApi } from '../../api/meter-providers-api.ts'
import { Block } from '../../kit/block.tsx'
import { CallError } from '../../kit/call-error.tsx'
import { Definitions } from '../../kit/definitions.tsx'

type Props = { utility: IdentifiedProvider; onOpen: (what: 'change' | 'remove') => void }

/** One utility: whom it reaches, what it has to know of this site, and whether it answers. */
export function UtilityBlock({ utility, onOpen }: Props) {
  const { t } = useTranslation('admin-readings')
  const { name, resource_url, scope, client_id, redirect_url, notification_url } = utility
  const test = useMutation({ mutationFn: () => meterProvidersApi.test(utility.id) })
  return (
    <Block
      title={name}
      note={resource_url}
      actions={
        <>
          <Button
            variant="secondary"
            size="s"
            aria-label={t('utility.test_named', { name })}
            isPending={test.isPending}
            onClick={() => test.mutate()}
          >
            {t('utility.test')}
          </Button>
          {(['change', 'remove'] as const).map((what) => (
            <Button
              key={what}
              variant={what === 'change' ? 'secondary' : 'quiet'}
              size="s"
              aria-label={t(`utility.${what}_named`, { name })}
              onClick={() => onOpen(what)}
            >
              {t(`utility.${what}`)}
            </Button>
          ))}
        </>
      }
    >
      <Definitions
        items={[
          { id: 'homes', term: t('utility.homes'), value: <Homes utility={utility} /> },
          { id: 'client', term: t('utility.field.client_id'), value: client_id },
          { id: 'scope', term: t('utility.field.scope'), value: scope },
          { id: 'redirect', term: t('utility.redirect'), value: redirect_url },
          { id: 'notification', term: t('utility.notification'), value: notification_url },
        ]}
      />
      <p className="small muted">{t('utility.tell')}</p>
      <CallError error={test.error} />
      <div role="status">{test.data !== undefined && <Tested parts={test.data} />}</div>
    </Block>
  )
}

function Homes({ utility: { connected, failing, broken } }: { utility: IdentifiedProvider }) {
  const { t } = useTranslation('admin-readings')
  const { number } = useFormats()
  return (
    <span className="cluster">
      <span className="num">{t('utility.connected', { count: connected, number: number(connected) })}</span>
      {failing > 0 && <Chip tone="caution">{t('utility.failing', { number: number(failing) })}</Chip>}
      {broken > 0 && <Chip tone="danger">{t('utility.broken', { number: number(broken) })}</Chip>}
    </span>
  )
}

const TONES: Readonly<Record<PartResult, ChipTone>> = {
  good: 'positive',
  client_refused: 'danger',
  unexpected: 'caution',
  no_answer: 'danger',
}

/** What each address said when nobody was asked for, and what to look at where that was not right. */
function Tested({ parts }: { parts: ProviderTest['parts'] }) {
  const { t } = useTranslation('admin-readings')
  return (
    <Definitions
      items={parts.map(({ part, result, status }) => ({
        id: part,
        term: t(`utility.part.${part}`),
        value: (
          <span className="cluster">
            <Chip tone={TONES[result]}>{t(`utility.result.${result}`)}</Chip>
            <span className="small muted">
              {t(`utility.advice.${result}`)}{' '}
              {result !== 'good' && status !== null && t('utility.status', { status })}
            </span>
          </span>
        ),
      }))}
    />
  )
}
