import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { Visit } from '@hearthlight/domain/scheduling/visit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { bookTimeslot, cancelVisit, plansQuery, timeslotsQuery } from '../../api/scheduling-api.ts'
import { notify } from '../../platform/notices.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Icon } from '../../ui/pictures/icon.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { AdvisorChoice } from './advisor-choice.tsx'
import { BookedVisit } from './booked-visit.tsx'
import { ChooseTime } from './choose-time.tsx'
import { AskUs, NoTimes } from './no-times.tsx'
import styles from './schedule.module.css'

/** What an application's visit is: booked, or to be booked with an advisor of the person's choice. */
export function SchedulePage({ visit }: { visit: Visit }) {
  const { t } = useTranslation('scheduling')
  const [isMoving, setMoving] = useState(false)
  const { project, building, booking } = visit
  const lead = t('page.lead', { application: project.name, address: building.address })
  if (booking === null && !visit.user_scheduling_enabled)
    return (
      <EmptyState
        title={t('page.not_open')}
        action={<LinkButton to={pathTo('incentives')}>{t('page.to_incentives')}</LinkButton>}
      >
        <p className="lead">{t('page.not_open_text')}</p>
      </EmptyState>
    )
  return (
    <>
      <header className="section__head">
        <h1>{t(booking === null ? 'page.title' : 'link.title')}</h1>
        <p className="lead">{lead}</p>
      </header>
      {booking !== null && (
        <BookedVisit
          visit={visit}
          booking={booking}
          isMoving={isMoving}
          onMove={setMoving}
          cancel={() => cancelVisit(project.id)}
        />
      )}
      {(booking === null || isMoving) && <ChooseVisit visit={visit} onMoved={() => setMoving(false)} />}
    </>
  )
}

function ChooseVisit({ visit, onMoved }: { visit: Visit; onMoved: () => void }) {
  const { t } = useTranslation('scheduling')
  const navigate = useNavigate()
  const { project, booking } = visit
  const [chosenId, setChosenId] = useState(booking?.energy_advisor.id ?? null)
  const plans = useQuery(plansQuery(project.id))
  // Who looks after the home is there from the start; whoever is chosen instead stays.
  const advisor = plans.data?.find(({ id, is_assigned }) =>
    chosenId === null ? is_assigned : id === chosenId,
  )
  const zone = visit.building.time_zone
  const booked = () => {
    if (booking !== null) {
      notify({ tone: 'positive', text: t('booked.moved') })
      onMoved()
      return
    }
    notify({ tone: 'positive', text: t('done') })
    void navigate(pathTo('incentives'))
  }
  if (plans.data?.length === 0)
    return (
      <Notice>
        <AskUs />
      </Notice>
    )
  return (
    <>
      <AdvisorChoice plans={plans} zone={zone} value={advisor?.id ?? null} onChange={setChosenId} />
      {advisor === undefined ? (
        <p className={styles.locked}>
          <Icon name="lock" />
          {t('advisor.locked')}
        </p>
      ) : (
        <ChooseTime
          key={advisor.id}
          visit={visit}
          advisor={advisor}
          timeslots={timeslotsQuery(project.id, advisor.id)}
          book={(slot) => bookTimeslot(project.id, slot)}
          onBooked={booked}
          none={<NoTimes plans={plans.data ?? []} zone={zone} onChoose={setChosenId} />}
        />
      )}
    </>
  )
}
