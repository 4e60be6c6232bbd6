import type { Building } from '@hearthlight/domain/buildings/building'
import { homeName } from '@hearthlight/domain/buildings/home-address'
import type { IncentiveSections } from '@hearthlight/domain/incentives/classified-incentive'
import { notToBuyYet } from '@hearthlight/domain/incentives/not-to-buy-yet'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './incentives.module.css'
import { MessagesButton } from './messages-button.tsx'

type Props = { building: Building; sections: IncentiveSections }

/** What the home can have, what not to do yet, and what is asked of the person. */
export function PageHead({ building, sections }: Props) {
  const { t } = useTranslation('incentives')
  const { title, text } = usePartner().settings.sections.incentives
  return (
    <header className={styles.head}>
      <div className="stack">
        <h1 tabIndex={-1}>{title ?? t('page.title')}</h1>
        <p className="lead">{text ?? <Lead building={building} sections={sections} />}</p>
        <div className="cluster">
          <MessagesButton building={building} />
          <ApplicationsLink />
        </div>
      </div>
      <ApprovalFirst building={building} sections={sections} />
    </header>
  )
}

/** All that the person applied for stands on a page of its own, where the partner has it. */
function ApplicationsLink() {
  const { t } = useTranslation('incentives')
  const { applications } = useFeatures()
  if (!applications) return null
  return (
    <LinkButton variant="quiet" size="s" to={pathTo('applications')}>
      {t('page.all_applications')}
    </LinkButton>
  )
}

function Lead({ building, sections: { recommended, available } }: Props) {
  const { t } = useTranslation('incentives')
  const home = homeName(building)
  const [fitting, more] = [recommended.length, available.length]
  return (
    <>
      {fitting === 0 ? t('page.lead_none', { home }) : t('page.lead', { count: fitting, home })}
      {more > 0 && ` ${t('page.more', { count: more })}`}
    </>
  )
}

/** Buying first loses these: said before anything is chosen. */
function ApprovalFirst({ building, sections }: Props) {
  const { t } = useTranslation('incentives')
  const { locale } = useFormats()
  const waiting = notToBuyYet(sections, building.rebate_project)
  if (waiting.length === 0) return null
  const list = new Intl.ListFormat(locale).format(waiting.map(({ title }) => title))
  return (
    <div className={styles.wait}>
      <Notice tone="caution" title={t('page.wait')}>
        {t('page.wait_for', { list })}
      </Notice>
    </div>
  )
}
