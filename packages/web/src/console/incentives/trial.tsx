import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { sessionQuery } from '../api/session-api.ts'
import { Block } from '../kit/block.tsx'
import { mayOpen } from '../session/may-open.ts'
import { LoosenedRules } from './loosened-rules.tsx'
import styles from './trial.module.css'
import { TrialCost } from './trial-cost.tsx'
import type { useTrial } from './use-trial.ts'

type Verdict = IncentiveTrial['some'][number]['verdict']

type Props = { trial: ReturnType<typeof useTrial>; isRight: boolean }

/** How the draft would do on the homes that are assessed, as it stands now. */
export function Trial({ trial, isRight }: Props) {
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const { data, error, isOld } = trial
  const note = () => {
    if (!isRight) return t('trial.not_yet')
    if (isOld || (data === undefined && error === null)) return t('trial.counting')
    return data && t('trial.note', { seconds: number(data.milliseconds / 1000, 1) })
  }
  return (
    <Block
      title={
        data === undefined
          ? t('trial.title')
          : t('trial.tried_on', { count: data.homes, homes: number(data.homes) })
      }
      note={note()}
    >
      <div role="alert">{error !== null && <Notice tone="danger">{error.message}</Notice>}</div>
      {data !== undefined && <Outcome trial={data} isOld={isOld} />}
    </Block>
  )
}

function Outcome({ trial, isOld }: { trial: IncentiveTrial; isOld: boolean }) {
  const { t } = useTranslation('admin-programs')
  const { number } = useFormats()
  const { homes, qualify, unknown, not_eligible, published_qualify } = trial
  if (homes === 0) return <p>{t('trial.no_homes')}</p>
  const most = Math.max(...[...trial.reasons, ...trial.open].map((line) => line.homes))
  return (
    <div className={styles.trial} data-old={isOld || undefined}>
      <div>
        <p role="status" aria-busy={isOld}>
          <b className={styles.figure}>{number(qualify)}</b> {t('trial.qualify', { count: qualify })}
        </p>
        {published_qualify !== null && published_qualify !== qualify && (
          <p className="small muted">
            {t(qualify > published_qualify ? 'trial.more' : 'trial.fewer', {
              count: Math.abs(qualify - published_qualify),
            })}
          </p>
        )}
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span data-kind="qualifies" style={{ flexGrow: qualify }} />
        <span data-kind="unknown" style={{ flexGrow: unknown }} />
        <span data-kind="not_eligible" style={{ flexGrow: not_eligible }} />
      </div>
      <ul className={styles.key}>
        {(
          [
            ['qualifies', qualify],
            ['unknown', unknown],
            ['not_eligible', not_eligible],
          ] as const
        ).map(([verdict, count]) => (
          <li key={verdict}>
            <Sign verdict={verdict}>{t(`trial.count.${verdict}`, { homes: number(count) })}</Sign>
          </li>
        ))}
      </ul>
      <Lines title={t('trial.reasons')} lines={trial.reasons} most={most} kind="not_eligible" />
      <Lines title={t('trial.open')} lines={trial.open} most={most} kind="unknown">
        {t('trial.open_note')}
      </Lines>
      <LoosenedRules loosened={trial.loosened} />
      <TrialCost trial={trial} />
      <SomeHomes trial={trial} />
    </div>
  )
}

const ICONS = { qualifies: 'check', not_eligible: 'close' } as const

/** Sign, word and colour, so that one reads it without the colour too. */
function Sign({ verdict, children }: { verdict: Verdict; children: string }) {
  return (
    <span className={styles.sign} data-kind={verdict}>
      <i aria-hidden="true">{verdict === 'unknown' ? '?' : <Icon name={ICONS[verdict]} />}</i>
      {children}
    </span>
  )
}

type LinesProps = {
  title: string
  lines: IncentiveTrial['reasons']
  most: number
  kind: Verdict
  children?: string
}

function Lines({ title, lines, most, kind, children }: LinesProps) {
  const { number } = useFormats()
  if (lines.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(({ code, says, homes }) => {
          const width: CSSProperties & Record<'--w', number> = { '--w': (homes / most) * 100 }
          return (
            <li key={code}>
              <span>{says}</span>
              <span className={styles.track} aria-hidden="true">
                <span data-kind={kind} style={width} />
              </span>
              <span className="num">{number(homes)}</span>
            </li>
          )
        })}
      </ul>
      {children !== undefined && <p className="small muted">{children}</p>}
    </section>
  )
}

function SomeHomes({ trial: { some } }: { trial: IncentiveTrial }) {
  const { t } = useTranslation('admin-programs')
  const { money } = useFormats()
  const session = useQuery(sessionQuery).data
  const isLinked = session !== undefined && mayOpen({ permission: 'buildings' }, session)
  const gets = (verdict: Verdict, amount: string | null) => {
    if (amount === null) return '–'
    return verdict === 'unknown' ? t('trial.to', { amount: money(Number(amount)) }) : money(Number(amount))
  }
  return (
    <section className={styles.part}>
      <table className={styles.some}>
        <caption>{t('trial.some')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trial.column.home')}</th>
            <th scope="col">{t('trial.column.verdict')}</th>
            <th scope="col">{t('trial.column.because')}</th>
            <th scope="col">{t('trial.column.gets')}</th>
          </tr>
        </thead>
        <tbody>
          {some.map(({ building_id, address, verdict, because, amount }) => (
            <tr key={building_id}>
              <th scope="row">
                {isLinked ? <Link to={consolePath('home', { id: building_id })}>{address}</Link> : address}
              </th>
              <td>
                <Sign verdict={verdict}>{t(`trial.verdict.${verdict}`)}</Sign>
              </td>
              <td>{because ?? t('trial.all_lines')}</td>
              <td className="num">{gets(verdict, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
