import type { ApplicationOfPerson } from '@hearthlight/domain/accounts/people/people'
import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormats } from '../../platform/formats.ts'
import { Chip } from '../../ui/chip.tsx'
import { sessionQuery } from '../api/session-api.ts'
import { Block } from '../kit/block.tsx'
import { DataTable } from '../kit/list/data-table.tsx'
import { mayOpen } from '../session/may-open.ts'

type Props = { applications: readonly ApplicationOfPerson[]; none: string }

/** What a person, or the people of a home, applied for; who may open applications goes there. */
export function ApplicationsBlock({ applications, none }: Props) {
  const { t } = useTranslation(['admin-people', 'incentives'])
  const { money } = useFormats()
  const { data: session } = useSuspenseQuery(sessionQuery)
  const isLinked = mayOpen({ permission: 'applications' }, session)
  return (
    <Block title={t('applications.title')}>
      {applications.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <DataTable
          caption={t('applications.title')}
          rows={applications}
          rowName={({ name }) => name}
          columns={[
            {
              id: 'number',
              header: t('column.number'),
              cell: ({ id, number }) =>
                isLinked ? <Link to={consolePath('application', { id })}>{number}</Link> : number,
            },
            { id: 'program', header: t('column.program'), cell: ({ name }) => name },
            {
              id: 'status',
              header: t('column.status'),
              cell: ({ status, status_name }) => (
                <Chip>{status_name ?? t(`incentives:status.${status}`, { defaultValue: status })}</Chip>
              ),
            },
            {
              id: 'incentive',
              header: t('column.incentive'),
              isNumeric: true,
              onPhone: 'end',
              cell: ({ total }) => (total === null ? '' : money(Number(total))),
            },
          ]}
        />
      )}
    </Block>
  )
}
