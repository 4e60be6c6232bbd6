import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { descriptionQuery } from '../../api/incentives-api.ts'
import { Amount, useFormulaWords } from '../../applications/amount.tsx'
import { IncentiveChips } from '../../applications/incentive-chips.tsx'
import { Markdown } from '../../platform/markdown.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { canApply } from './application/can-apply.ts'
import { useOpenApplication } from './application/use-open-application.ts'
import { ConditionTrace } from './condition-trace.tsx'
import { ContactButton } from './contact-button.tsx'
import { ContactModal } from './contact-modal.tsx'
import styles from './detail-modal.module.css'

type Props = { building: Building; incentive: ClassifiedIncentive; onClose: () => void }

/** Learn more: what it is, why this home may have it, how much and what it takes. */
export function DetailModal({ building, incentive, onClose }: Props) {
  const { t } = useTranslation('incentives')
  const { apply } = useOpenApplication()
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return <ContactModal building={building} incentive={incentive} onClose={onClose} />
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="l"
      title={incentive.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('detail.close')}
          </Button>
          {incentive.learn_more_url !== null && (
            <LinkButton variant="secondary" href={incentive.learn_more_url} icon="external" opensNewTab>
              {t('detail.program')}
            </LinkButton>
          )}
          <ContactButton incentive={incentive} size="m" onContact={() => setIsAsking(true)} />
          {canApply(incentive) && (
            <Button icon="arrow" onClick={() => apply(incentive.id)}>
              {t('apply.button')}
            </Button>
          )}
        </>
      }
    >
      <p className="muted small">{incentive.project_type.name}</p>
      <div className={styles.head}>
        <Amount incentive={incentive} />
        <IncentiveChips incentive={incentive} />
      </div>
      <Description incentive={incentive} />
      <ConditionTrace building={building} incentive={incentive} />
      <div className={styles.facts}>
        <HowMuch incentive={incentive} />
        <Needed incentive={incentive} />
      </div>
    </Modal>
  )
}

function Description({ incentive }: { incentive: ClassifiedIncentive }) {
  const { data, isPending } = useQuery(descriptionQuery(incentive))
  if (isPending) return <Skeleton lines={3} />
  return (
    <div className="stack">
      <Markdown text={data ?? incentive.short_description} headingLevel={3} />
    </div>
  )
}

function HowMuch({ incentive }: { incentive: ClassifiedIncentive }) {
  const { t } = useTranslation('incentives')
  const formula = useFormulaWords()(incentive)
  const { exclusive_group, shared_cap } = incentive.combining
  return (
    <section>
      <h3>{t('detail.amount')}</h3>
      <p>{formula}</p>
      {incentive.amount_formula.never_above_cost && <p>{t('formula.never_above_cost')}</p>}
      {shared_cap !== null && <p>{shared_cap.says}</p>}
      {exclusive_group !== null && <p>{t('detail.not_together')}</p>}
    </section>
  )
}

function Needed({ incentive: { document_list, question_list } }: { incentive: ClassifiedIncentive }) {
  const { t } = useTranslation('incentives')
  if (document_list.length + question_list.length === 0) return null
  return (
    <section>
      <h3>{t('detail.needs')}</h3>
      <ul>
        {document_list.map(({ id, name, stage }) => (
          <li key={id}>{stage === 'payment' ? t('detail.after_work', { name }) : name}</li>
        ))}
        {question_list.length > 0 && <li>{t('detail.questions', { count: question_list.length })}</li>}
      </ul>
    </section>
  )
}
