import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../../platform/formats.ts'
import { Block } from '../kit/block.tsx'
import { Definitions } from '../kit/definitions.tsx'
import styles from './application.module.css'
import type { ReviewedApplication } from './application-api.ts'
import { openRulesOf } from './open-rules-of.ts'

type Known = Pick<
  ReviewedApplication,
  'applicant' | 'home' | 'submitted_at' | 'also' | 'answers' | 'eligibility' | 'concerns'
>

/** In one sentence what stands in the way, then who and which home. */
export function Facts({ application }: { application: Known }) {
  const { t } = useTranslation('admin-application')
  const { date, number, areaUnit } = useFormats()
  const { applicant, home, submitted_at, also, answers, concerns } = application
  const missing = answers.filter(
    ({ content, is_required, is_restricted }) => content === null && is_required && !is_restricted,
  ).length
  const openRules = openRulesOf(application)
  const finding =
    missing > 0
      ? t('facts.missing', { count: missing })
      : concerns.length > 0
        ? t('facts.concerns', { count: concerns.length })
        : openRules > 0
          ? t('facts.open', { count: openRules })
          : t('facts.in_order')
  return (
    <Block title={finding}>
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
          { id: 'applicant', term: t('facts.applicant'), value: <b>{applicant.name}</b> },
          { id: 'home', term: t('facts.home'), value: placeOf(home) },
          {
            id: 'reach',
            term: t('facts.reach'),
            value: <MailLink address={applicant.email} />,
          },
          {
            id: 'house',
            term: t('facts.house'),
            value:
              [
                home.construction_year === null ? '' : t('facts.built', { year: home.construction_year }),
                home.floor_area === null ? '' : `${number(home.floor_area)} ${t(`facts.${areaUnit}`)}`,
              ]
                .filter((part) => part !== '')
                .join(', ') || t('facts.not_known'),
          },
          {
            id: 'submitted',
            term: t('facts.submitted'),
            value: submitted_at === null ? t('facts.not_submitted') : date(new Date(submitted_at)),
          },
          {
            id: 'also',
            term: t('facts.also'),
            value:
              also.length === 0
                ? t('facts.nothing_else')
                : also.map(({ id, number, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <Link to={`/admin/applications/${id}`}>{`${number} ${name}`}</Link>
                    </span>
                  )),
          },
        ]}
      />
    </Block>
  )
}

/** A home without a name of its own is called by its street. */
const placeOf = ({ name, address }: Known['home']): string =>
  address.startsWith(name) ? address : `${name}, ${address}`

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
