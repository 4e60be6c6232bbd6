import type { StaffHome } from '@hearthlight/domain/assessment/result/staff-home'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Grade } from '../../ui/figures/grade.tsx'
import { Table } from '../../ui/figures/table.tsx'
import { homesApi } from '../api/homes-api.ts'
import { Block } from '../kit/block.tsx'
import { CallError } from '../kit/call-error.tsx'
import { useMoment } from '../kit/use-moment.ts'
import styles from './homes.module.css'

/** The result as it is stored, whether it still holds, and having it calculated now. */
export function HomeResult({ id, home }: { id: string; home: StaffHome }) {
  const { t } = useTranslation('admin-homes')
  const recalculate = useMutation({ mutationFn: () => homesApi.recalculate(id) })
  return (
    <Block
      title={t('result.title')}
      actions={
        home.is_assessed && (
          <Button variant="secondary" isPending={recalculate.isPending} onClick={() => recalculate.mutate()}>
            {t('result.recalculate')}
          </Button>
        )
      }
    >
      <CallError error={recalculate.error} />
      <p role="status" className="small">
        {recalculate.isSuccess && t('result.recalculated')}
      </p>
      {home.result === null ? (
        <p className="muted">{t(home.is_assessed ? 'result.pending' : 'result.none')}</p>
      ) : (
        <Years result={home.result} home={home} />
      )}
    </Block>
  )
}

type Result = NonNullable<StaffHome['result']>

function Years({ result, home }: { result: Result; home: StaffHome }) {
  const { t } = useTranslation('admin-homes')
  const { money, number } = useFormats()
  const moment = useMoment()
  const { is_current, computed_at, engine_version } = home
  return (
    <>
      <p className={styles.head}>
        <Chip tone={is_current ? 'positive' : 'caution'}>
          {t(is_current ? 'result.current' : 'result.stale')}
        </Chip>
        <span className="small muted num">
          {t('result.by', { date: moment(computed_at ?? home.created_at), version: engine_version })}
        </span>
      </p>
      {!is_current && <p className="small muted">{t('result.stale_text')}</p>}
      <Table
        caption={t('result.title')}
        isCaptionHidden
        columns={[
          { id: 'year', header: t('result.year'), cell: (when) => t(`result.${when}`) },
          {
            id: 'label',
            header: t('result.label'),
            cell: (when) => <Grade letter={result[when].label} size="s" when={when} />,
          },
          {
            id: 'energy',
            header: t('result.energy'),
            isNumeric: true,
            cell: (when) => t('result.kwh', { value: number(result[when].kwh) }),
          },
          {
            id: 'cost',
            header: t('result.cost'),
            isNumeric: true,
            cell: (when) => money(result[when].money),
          },
          {
            id: 'co2',
            header: t('result.co2'),
            isNumeric: true,
            cell: (when) => t('result.kg', { value: number(result[when].kg_co2) }),
          },
        ]}
        rows={['now', 'after'] as const}
        rowId={(when) => when}
      />
    </>
  )
}
