import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import { questionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import type { Building } from '@hearthlight/domain/buildings/building'
import { updatePath } from '@hearthlight/domain/navigation/application-path'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { labelMark } from '@hearthlight/domain/report/parts/label-text'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { answersQuery } from '../../api/answers-api.ts'
import { auditQuery } from '../../api/virtual-audits-api.ts'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'
import { Grade } from '../../ui/figures/grade.tsx'
import styles from './building-card.module.css'

/** What the card says of a home: its result once it is assessed, else how far the assessment is. */
export function BuildingFacts({ building }: { building: Building }) {
  const { assessment } = useFeatures()
  const auditId = building.extra_info.virtual_audit
  return (
    <dl className={`fact-list ${styles.facts}`}>
      {assessment && auditId !== null && <Result auditId={auditId} />}
      {assessment && auditId === null && <HowFar building={building} />}
      <Record building={building} isLong={!assessment || auditId === null} />
      <Requests building={building} />
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

/** The list is looked at often and shows little: a result this old is new enough for it. */
const LIST_STALE_MS = 30_000

function summaryOf(audit: VirtualAudit) {
  const { now, after } = shownFigures(audit)
  return { now: now.money.value, after: after.money.value, label: audit.label }
}

function Result({ auditId }: { auditId: string }) {
  const { t } = useTranslation('buildings')
  const { money } = useFormats()
  const { label_scheme } = usePartner().settings
  const { data } = useQuery({ ...auditQuery(auditId), select: summaryOf, staleTime: LIST_STALE_MS })
  const about = (amount: number) => t('list.about', { amount: money(amount) })
  if (data === undefined) return <Fact name={t('list.assessment')}>{t('list.assessment_done')}</Fact>
  const [now, after] = [labelMark(data.label.now, label_scheme), labelMark(data.label.after, label_scheme)]
  return (
    <>
      <Fact name={t('list.yearly')}>{about(data.now)}</Fact>
      <Fact name={t('list.after')}>{about(data.after)}</Fact>
      <Fact name={t('list.label')}>
        <span className="visually-hidden">
          {t('list.label_change', { now: now.text, after: after.text })}
        </span>
        <span className={styles.grades} aria-hidden="true">
          <Grade letter={now.letter} size="s">
            {now.text}
          </Grade>
          →
          <Grade letter={after.letter} size="s" when="after">
            {after.text}
          </Grade>
        </span>
      </Fact>
    </>
  )
}

function HowFar({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const sections = usePartner().settings.sections.audit_sections
  const { data } = useQuery(answersQuery(building.id))
  const { given, all } = questionCount({ sections, mode: building.virtual_audit_mode }, data ?? {})
  const isUntouched = given === 0 && building.extra_info.current_page === null
  return (
    <Fact name={t('list.assessment')}>
      {isUntouched ? t('list.assessment_open') : t('list.answers', { given, all })}
    </Fact>
  )
}

function Record({ building, isLong }: { building: Building; isLong: boolean }) {
  const { t } = useTranslation('buildings')
  const { date } = useFormats()
  if (!isLong) return null
  return (
    <>
      <Fact name={t('list.saved')}>
        <time dateTime={building.updated_at}>{date(new Date(building.updated_at))}</time>
      </Fact>
      {building.construction_year !== null && (
        <Fact name={t('list.built')}>{building.construction_year}</Fact>
      )}
    </>
  )
}

/** Applications and what is asked of the person in them, each a way there; silent while there are none. */
function Requests({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const { applications: hasList } = useFeatures()
  const { id: buildingId, applications } = building
  const asked = applications.filter(({ is_asked }) => is_asked)
  const [only] = asked
  if (applications.length === 0) return null
  const list = hasList ? pathTo('applications') : pathTo('incentives', {}, { buildingId })
  const update =
    only !== undefined && asked.length === 1 ? updatePath({ ...only, building_id: buildingId }) : list
  return (
    <Fact name={<Link to={list}>{t('list.applications', { count: applications.length })}</Link>}>
      {asked.length > 0 && <Link to={update}>{t('list.updates', { count: asked.length })}</Link>}
    </Fact>
  )
}
