import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { type ReviewedApplication, refreshApplication } from '../../api/application-api.ts'
import { queueApi } from '../../api/queue-api.ts'
import { sessionQuery } from '../../api/session-api.ts'
import { Block } from '../../kit/block.tsx'
import { Definitions } from '../../kit/definitions.tsx'
import { mayOpen } from '../../session/may-open.ts'
import styles from '../application.module.css'
import { rulesInTheWay } from '../decide/rules-in-the-way.ts'

type Known = Pick<
  ReviewedApplication,
  | 'id'
  | 'applicant'
  | 'contact'
  | 'home'
  | 'submitted_at'
  | 'also'
  | 'answers'
  | 'eligibility'
  | 'concerns'
  | 'reviewer_id'
  | 'reviewers'
>

/** In one sentence what stands in the way, then who and which home. */
export function Facts({ application }: { application: Known }) {
  const { t } = useTranslation('admin-application')
  const { date } = useFormats()
  const { applicant, contact, home, submitted_at, concerns } = application
  const named = (id: string, value: ReactNode) => ({ id, term: t(`facts.${id}`), value })
  return (
    <Block title={useFinding(application)}>
      {concerns.length > 0 && (
        <ul className={styles.concerns}>
          {concerns.map(({ item_id, name, says }) => (
            <li key={`${item_id} ${says}`}>
              <b>{name}</b> {says}
            </li>
          ))}
        </ul>
      )}
      <Definitions
        columns={2}
        items={[
          named(
            'applicant',
            <b>
              <Record
                permission="users"
                to={consolePath('person', { id: applicant.id })}
                name={applicant.name}
              />
            </b>,
          ),
          named(
            'home',
            <Record permission="buildings" to={consolePath('home', { id: home.id })} name={placeOf(home)} />,
          ),
          named('reach', <MailLink address={applicant.email} />),
          ...(contact === null ? [] : [named('contact', <Reach contact={contact} />)]),
          named('reviewer', <Reviewer application={application} />),
          named('house', <House home={home} />),
          named('submitted', submitted_at === null ? t('facts.not_submitted') : date(new Date(submitted_at))),
          named('also', <Also also={application.also} />),
        ]}
      />
    </Block>
  )
}

function useFinding(application: Known): string {
  const { t } = useTranslation('admin-application')
  const { answers, concerns } = application
  const missing = answers.filter(
    ({ content, is_required, is_restricted }) => content === null && is_required && !is_restricted,
  ).length
  const { notMet, open } = rulesInTheWay(application)
  if (missing > 0) return t('facts.missing', { count: missing })
  if (concerns.length > 0) return t('facts.concerns', { count: concerns.length })
  if (notMet + open === 0) return t('facts.in_order')
  const said = [
    ...(notMet > 0 ? [t('facts.not_met', { count: notMet })] : []),
    ...(open > 0 ? [t('facts.open', { count: open })] : []),
  ]
  return [...said, t('facts.otherwise')].join(' ')
}

type RecordProps = { permission: AdminPermission; to: string; name: string }

/** A link for who may open what it leads to. */
function Record({ permission, to, name }: RecordProps) {
  const { data: session } = useQuery(sessionQuery)
  return session !== undefined && mayOpen({ permission }, session) ? <Link to={to}>{name}</Link> : name
}

function House({ home: { construction_year, floor_area } }: Pick<Known, 'home'>) {
  const { t } = useTranslation('admin-application')
  const { number, areaUnit } = useFormats()
  const parts = [
    construction_year === null ? '' : t('facts.built', { year: construction_year }),
    floor_area === null ? '' : `${number(floor_area)} ${t(`facts.${areaUnit}`)}`,
  ]
  return parts.filter((part) => part !== '').join(', ') || t('facts.not_known')
}

function Also({ also }: Pick<Known, 'also'>) {
  const { t } = useTranslation('admin-application')
  if (also.length === 0) return t('facts.nothing_else')
  return also.map(({ id, number, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={consolePath('application', { id })}>{`${number} ${name}`}</Link>
    </span>
  ))
}

/** A home without a name of its own is called by its street. */
const placeOf = ({ name, address }: Known['home']): string =>
  address.startsWith(name) ? address : `${name}, ${address}`

function Reach({ contact: { name, email, phone } }: { contact: NonNullable<Known['contact']> }) {
  return (
    <>
      {name}
      {phone !== null && (
        <>
          {', '}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
      {email !== null && (
        <>
          {', '}
          <MailLink address={email} />
        </>
      )}
    </>
  )
}

/** Whose it is, and the way to give it to somebody else. */
function Reviewer({ application: { id, reviewer_id, reviewers } }: { application: Known }) {
  const { t } = useTranslation('admin-application')
  const assigning = useMutation({
    mutationFn: async (to: string | null) => {
      const { refused } = await queueApi.assign([{ id, from: reviewer_id, to }])
      await refreshApplication(id)
      return refused.length > 0
    },
  })
  return (
    <Select
      label={t('facts.reviewer')}
      isLabelHidden
      value={reviewer_id ?? ''}
      placeholder={null}
      options={[
        { value: '', label: t('facts.nobody') },
        ...reviewers.map((reviewer) => ({ value: reviewer.id, label: reviewer.name })),
      ]}
      error={assigning.data === true ? t('facts.taken') : assigning.error?.message}
      onChange={(to) => assigning.mutate(to === '' ? null : to)}
    />
  )
}

/** In a narrow column an address breaks after its sign, not within a name. */
function MailLink({ address }: { address: string }) {
  const host = address.indexOf('@') + 1
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
