import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { useTranslation } from 'react-i18next'
import { IncentiveAmount } from '../../../applications/incentive-amount.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { PageTitle } from '../../../platform/page-title.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Pictogram } from '../../../ui/pictures/pictogram.tsx'
import { useLikelyIncentives } from '../use-likely-incentives.ts'
import { Qualifies } from './qualifies.tsx'
import styles from './start.module.css'
import { useCreation } from './use-creation.ts'

type Props = { program: ProgramOffer; home: Building }

/** What the application takes and what happens after it, before anything is begun. */
export function BeforeYouStart({ program, home }: Props) {
  const { t } = useTranslation('applications')
  return (
    <div className={`page section ${styles.start}`}>
      <PageTitle title={t('start.title')} />
      <div className={styles.main}>
        <header className={styles.head}>
          <p className="small muted">{program.effective_program_name}</p>
          <h1 tabIndex={-1}>{t('start.title')}</h1>
          <p className="lead">{t('start.lead', { count: program.steps.length, minutes: program.minutes })}</p>
        </header>
        {program.do_not_buy_yet && (
          <div className={styles.halt} role="note">
            <Icon name="alert" />
            <div>
              <h2>{t('start.do_not_buy')}</h2>
              <p>{t('start.do_not_buy_text')}</p>
            </div>
          </div>
        )}
        <HaveAtHand program={program} />
        <WhatHappens program={program} />
        {program.eligibility !== null && (
          <Qualifies home={homeName(home)} eligibility={program.eligibility} />
        )}
      </div>
      <InShort program={program} home={home} />
    </div>
  )
}

function HaveAtHand({ program: { have_at_hand } }: Pick<Props, 'program'>) {
  const { t } = useTranslation('applications')
  if (have_at_hand.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('start.have')}</h2>
      <ul className={styles.list}>
        {have_at_hand.map(({ name, description, required }) => (
          <li key={name}>
            <Pictogram name="document" />
            <div>
              <p>
                <b>{name}</b>
              </p>
              {description !== null && <p className="small muted">{description}</p>}
            </div>
            <Chip>{t(required ? 'start.needed' : 'start.optional')}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhatHappens({ program: { what_happens_after } }: Pick<Props, 'program'>) {
  const { t } = useTranslation('applications')
  if (what_happens_after.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t('start.after')}</h2>
      <ol className={styles.way}>
        {what_happens_after.map(({ name, description }) => (
          <li key={name}>
            <p>
              <b>{name}</b>
            </p>
            <p className="small muted">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the program is likely to pay for this home, each as the page of rebates says it. */
function Likely({ program, home }: Props) {
  const { t } = useTranslation('applications')
  const likely = useLikelyIncentives(home.id)(program.id)
  if (likely.length === 0) return null
  return (
    <section className={styles.likely}>
      <h2>{t('start.likely')}</h2>
      <ul>
        {likely.map((incentive) => (
          <li key={incentive.id}>
            <span>{incentive.title}</span>
            <b className="num">
              <IncentiveAmount incentive={incentive} />
            </b>
          </li>
        ))}
      </ul>
      {likely.length > 1 && <p className="note">{t('start.likely_sum')}</p>}
    </section>
  )
}

function InShort({ program, home }: Props) {
  const { t } = useTranslation('applications')
  const { date } = useFormats()
  const creation = useCreation(program.id, home.id)
  const toSend = program.to_send ?? program.have_at_hand.filter(({ required }) => required).length
  return (
    <aside aria-label={t('start.in_short')}>
      <Card className={styles.box}>
        <Likely program={program} home={home} />
        <dl className={`fact-list ${styles.facts}`}>
          <div>
            <dt>{t('list.home')}</dt>
            <dd>{homeName(home)}</dd>
          </div>
          <div>
            <dt>{t('offers.time')}</dt>
            <dd>{t('offers.minutes', { count: program.minutes })}</dd>
          </div>
          <div>
            <dt>{t('start.documents')}</dt>
            <dd>{toSend === 0 ? t('start.nothing_to_send') : t('start.to_send', { count: toSend })}</dd>
          </div>
          {program.closes_on !== null && (
            <div>
              <dt>{t('start.open_until')}</dt>
              <dd className="num">{date(new Date(`${program.closes_on}T12:00:00Z`))}</dd>
            </div>
          )}
        </dl>
        {program.is_open ? (
          <Button icon="arrow" onClick={creation.start} isPending={creation.isPending}>
            {t('start.start')}
          </Button>
        ) : (
          <p>{t('offers.closed')}</p>
        )}
        <LinkButton variant="quiet" to={pathTo('Offers')}>
          {t('cancel')}
        </LinkButton>
      </Card>
    </aside>
  )
}
