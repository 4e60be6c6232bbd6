import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { incentivesApi } from '../document-editor/studio-api.ts'
import { Block } from '../kit/block.tsx'
import { useReadAmount } from '../kit/use-read-amount.ts'
import styles from './trial.module.css'

const TONES = { qualifies: 'positive', unknown: 'caution', not_eligible: 'neutral' } as const
const PERCENT = /^\d{1,3}$/

/** How the draft would do on the homes that are assessed. */
export function Trial({ id, document, isRight }: { id: string; document: DraftDocument; isRight: boolean }) {
  const { t } = useTranslation('admin-programs')
  const trial = useMutation({ mutationFn: () => incentivesApi.trial(id, document) })
  return (
    <Block
      title={t('trial.title')}
      note={isRight ? t('trial.note') : t('trial.not_yet')}
      actions={
        <Button
          variant="secondary"
          size="s"
          isDisabled={!isRight}
          isPending={trial.isPending}
          onClick={() => trial.mutate()}
        >
          {t('trial.run')}
        </Button>
      }
    >
      <div role="alert">{trial.error !== null && <Notice tone="danger">{trial.error.message}</Notice>}</div>
      {trial.data !== undefined && <Outcome trial={trial.data} />}
    </Block>
  )
}

function Outcome({ trial }: { trial: IncentiveTrial }) {
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const { homes, qualify, unknown, not_eligible, published_qualify, milliseconds } = trial
  if (homes === 0) return <p>{t('trial.no_homes')}</p>
  return (
    <div className={styles.trial} role="status">
      <p>
        <b className={styles.figure}>{number(qualify)}</b>{' '}
        {t('trial.qualify', { count: qualify, homes: number(homes) })}
      </p>
      {published_qualify !== null && published_qualify !== qualify && (
        <p className="small muted">
          {t(qualify > published_qualify ? 'trial.more' : 'trial.fewer', {
            count: Math.abs(qualify - published_qualify),
          })}
        </p>
      )}
      <div className={styles.bar} aria-hidden="true">
        <span data-kind="qualifies" style={{ flexGrow: qualify }} />
        <span data-kind="unknown" style={{ flexGrow: unknown }} />
        <span data-kind="not_eligible" style={{ flexGrow: not_eligible }} />
      </div>
      <p className={styles.chips}>
        <Chip tone="positive">{t('trial.count.qualifies', { homes: number(qualify) })}</Chip>
        <Chip tone="caution">{t('trial.count.unknown', { homes: number(unknown) })}</Chip>
        <Chip>{t('trial.count.not_eligible', { homes: number(not_eligible) })}</Chip>
      </p>
      <Lines title={t('trial.reasons')} lines={trial.reasons} />
      <Lines title={t('trial.open')} lines={trial.open} />
      <Lines title={t('trial.passes')} lines={trial.passes} />
      <Budget trial={trial} />
      <SomeHomes trial={trial} />
      <p className="small muted">{t('trial.took', { seconds: number(milliseconds / 1000, 1) })}</p>
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: IncentiveTrial['reasons'] }) {
  const { number } = useFormats()
  if (lines.length === 0) return null
  return (
    <table className={styles.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map(({ code, says, homes }) => (
          <tr key={code}>
            <th scope="row">{says}</th>
            <td className="num">{number(homes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What it would cost: how many of those who qualify apply is for the person to say. */
function Budget({ trial }: { trial: IncentiveTrial }) {
  const { t } = useTranslation('admin-programs')
  const { money, number } = useFormats()
  const { qualify, paid_cents, amounts, applications } = trial
  const measured = qualify === 0 ? 0 : Math.min(100, Math.round((applications / qualify) * 100))
  const [share, setShare] = useState(String(measured > 0 ? measured : 10))
  const [budget, setBudget] = useState('')
  const readAmount = useReadAmount()
  const part = PERCENT.test(share) ? Math.min(100, Number(share)) / 100 : 0
  const likely = (paid_cents / 100) * part
  const left = Number(readAmount(budget) ?? 0) - likely
  return (
    <section className={styles.budget} aria-label={t('trial.budget')}>
      <h3>{t('trial.budget')}</h3>
      <p>
        <b className={styles.figure}>{money(likely)}</b> {t('trial.of_all', { all: money(paid_cents / 100) })}
      </p>
      <div className={styles.inputs}>
        <TextField
          label={t('trial.share')}
          inputMode="numeric"
          suffix="%"
          value={share}
          onChange={setShare}
        />
        <TextField label={t('trial.budget_left')} inputMode="decimal" value={budget} onChange={setBudget} />
      </div>
      {budget !== '' && (
        <p>
          {left >= 0
            ? t('trial.enough', { left: money(left) })
            : t('trial.too_little', { missing: money(-left) })}
        </p>
      )}
      {amounts.length > 0 && (
        <table className={styles.lines}>
          <caption>{t('trial.amounts')}</caption>
          <tbody>
            {amounts.map(({ to_cents, homes }) => (
              <tr key={to_cents}>
                <th scope="row">{t('trial.to', { amount: money(to_cents / 100) })}</th>
                <td className="num">{number(homes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function SomeHomes({ trial: { some } }: { trial: IncentiveTrial }) {
  const { t } = useTranslation('admin-programs')
  const { money } = useFormats()
  return (
    <table className={styles.lines}>
      <caption>{t('trial.some')}</caption>
      <tbody>
        {some.map(({ building_id, address, verdict, because, amount }) => (
          <tr key={building_id}>
            <th scope="row">
              {address} <Chip tone={TONES[verdict]}>{t(`trial.verdict.${verdict}`)}</Chip>
              {because !== null && <span className="small muted"> {because}</span>}
            </th>
            <td className="num">{amount === null ? '–' : money(Number(amount))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
