import { everyPlaceholder } from '@hearthlight/domain/incentives/shown/fill-placeholders'
import { presentIncentive } from '@hearthlight/domain/incentives/shown/present-incentive'
import { readIncentive } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { IncentiveTrial } from '@hearthlight/domain/incentives/studio/studio-incentive'
import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../applications/amount.tsx'
import { IncentiveChips } from '../../applications/incentive-chips.tsx'
import rowStyles from '../../applications/incentive-row.module.css'
import { measurePictogram } from '../../home/measure-pictogram.ts'
import { usePartner } from '../../platform/partner.ts'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Pictogram } from '../../ui/pictures/pictogram.tsx'

type Props = {
  document: DraftDocument
  languages: readonly Language[]
  trial: IncentiveTrial | undefined
  onClose: () => void
}

/** The draft as a home would see it among its incentives: words, picture, and what one of the homes of the trial gets. */
export function CardDialog({ document, languages, trial, onClose }: Props) {
  const { t } = useTranslation('admin-programs')
  const home =
    trial?.some.find(({ verdict }) => verdict === 'qualifies') ??
    trial?.some.find(({ verdict }) => verdict === 'unknown')
  const { document: right } = readIncentive(document)
  return (
    <Modal isOpen size="l" title={t('card.title')} onClose={onClose}>
      {right === undefined ? (
        <p>{t('trial.not_yet')}</p>
      ) : (
        <>
          <p className="small muted">
            {home === undefined ? t('card.no_home') : t('card.of_home', { address: home.address })}{' '}
            {t('card.savings')}
          </p>
          {languages.map((language) => (
            <Card key={language} {...{ right, language, home }} isNamed={languages.length > 1} />
          ))}
        </>
      )}
    </Modal>
  )
}

type CardProps = {
  right: NonNullable<ReturnType<typeof readIncentive>['document']>
  language: Language
  home: IncentiveTrial['some'][number] | undefined
  isNamed: boolean
}

function Card({ right, language, home, isNamed }: CardProps) {
  const { t } = useTranslation('admin-programs')
  const { currency_code } = usePartner()
  const { incentive: entry } = right
  const shown = presentIncentive(
    entry,
    right,
    {
      facts: {},
      measures: null,
      placeholders: everyPlaceholder(entry.short_description[language] ?? '', t('card.value')),
    },
    {
      language,
      currencyCode: currency_code,
      projectTypeId: '',
      energyAdvisorIds: [],
      programId: null,
      isSoftRecommended: false,
    },
  )
  const incentive = {
    ...shown,
    id: entry.code,
    ...(home !== undefined && { amount: home.amount, amount_basis: 'exact' as const }),
    // What a home that qualifies has told, it has told.
    eligibility: home?.verdict === 'qualifies' ? { ...shown.eligibility, trace: [] } : shown.eligibility,
  }
  return (
    <article className={rowStyles.row} aria-label={t(`language.${language}`)}>
      <Pictogram name={measurePictogram(entry.measures[0] ?? '')} size="l" />
      <div>
        {isNamed && <p className="small muted">{t(`language.${language}`)}</p>}
        <h3 lang={language}>{incentive.title}</h3>
        <p className="muted small" lang={language}>
          {incentive.short_description}
        </p>
        <IncentiveChips incentive={incentive} />
      </div>
      <div className={rowStyles.side}>
        <Amount incentive={incentive} />
      </div>
    </article>
  )
}
