import type { Person } from '@hearthlight/domain/accounts/people/people'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { Grade as Letter } from '@hearthlight/domain/report/chart-geometry/grade-scale'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Grade } from '../../ui/figures/grade.tsx'
import { sessionQuery } from '../api/session-api.ts'
import { Block } from '../kit/block.tsx'
import { DataTable } from '../kit/list/data-table.tsx'
import { mayOpen } from '../session/may-open.ts'
import styles from './people.module.css'

type Home = Person['homes'][number]

export function PersonHomes({ homes }: Pick<Person, 'homes'>) {
  const { t } = useTranslation('admin-people')
  return (
    <Block title={t('homes.title')}>
      {homes.length === 0 && <p className="muted">{t('homes.none')}</p>}
      <ul className={styles.homes}>
        {homes.map((home) => (
          <HomeItem key={home.id} home={home} />
        ))}
      </ul>
    </Block>
  )
}

function HomeItem({ home }: { home: Home }) {
  const { t } = useTranslation('admin-people')
  const { date } = useFormats()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { address, city, construction_year, computed_at, engine_version } = home
  const name = [address, city].filter((part) => part !== '').join(', ')
  const facts = [
    ...(construction_year === null ? [] : [t('homes.built', { year: construction_year })]),
    computed_at === null
      ? t('homes.unfinished')
      : home.label === null
        ? t('homes.pending')
        : t('homes.assessed', { date: date(new Date(computed_at)), version: engine_version }),
  ]
  return (
    <li>
      <b>
        {mayOpen({ permission: 'buildings' }, session) ? (
          <Link to={consolePath('home', { id: home.id })}>{name}</Link>
        ) : (
          name
        )}
      </b>
      <span className="small muted">{facts.join(' · ')}</span>
      {home.label !== null && (
        <span className={styles.labels}>
          {/* The letter comes from the stored result, whose schema knows these only. */}
          <Grade letter={home.label as Letter} size="s" /> {t('homes.now')}
          {home.label_after !== null && (
            <>
              <Grade letter={home.label_after as Letter} size="s" when="after" /> {t('homes.after')}
            </>
          )}
        </span>
      )}
    </li>
  )
}

export function PersonMails({ mails }: Pick<Person, 'mails'>) {
  const { t } = useTranslation('admin-people')
  const { date, time } = useFormats()
  return (
    <Block title={t('mails.title')}>
      {mails.length === 0 ? (
        <p className="muted">{t('mails.none')}</p>
      ) : (
        <DataTable
          caption={t('mails.title')}
          rows={mails}
          rowName={({ subject }) => subject}
          columns={[
            { id: 'subject', header: t('column.subject'), cell: ({ subject }) => subject },
            {
              id: 'sent',
              header: t('column.sent'),
              onPhone: 'end',
              cell: ({ created_at }) => `${date(new Date(created_at))} ${time(new Date(created_at))}`,
            },
          ]}
        />
      )}
    </Block>
  )
}
