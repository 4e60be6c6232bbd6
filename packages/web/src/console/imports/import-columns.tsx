import type { AccountImport } from '@hearthlight/domain/accounts/import/account-import'
import {
  IMPORT_TARGETS,
  type ImportTarget,
  mappingFaults,
} from '@hearthlight/domain/accounts/import/import-mapping'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { importsApi } from '../api/imports-api.ts'
import { Block } from '../kit/block.tsx'
import styles from './imports.module.css'

/** What each column of the file holds: guessed, and to be corrected. */
export function ImportColumns({ id, found }: { id: string; found: AccountImport }) {
  const { t } = useTranslation('admin-imports')
  const [mapping, setMapping] = useState(found.mapping)
  const check = useMutation({ mutationFn: () => importsApi.check(id, found, mapping) })
  const { missing, twice } = mappingFaults(mapping)
  const names = (targets: readonly ImportTarget[]) =>
    targets.map((target) => t(`target.${target}`)).join(', ')
  const choose = (column: number, value: string) =>
    setMapping(mapping.with(column, IMPORT_TARGETS.find((target) => target === value) ?? null))
  return (
    <Block title={t('columns_title')} note={t('columns_text')}>
      <ul className={styles.columns}>
        {found.columns.map(({ heading, samples }, column) => (
          // A file may name two columns alike; their places never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells a column
          <li key={column}>
            <Select
              name={`column-${column}`}
              label={
                <>
                  <code>{heading}</code>{' '}
                  <span className={`small muted ${styles.samples}`}>
                    {samples.filter((each) => each !== '').join(', ')}
                  </span>
                </>
              }
              value={mapping[column] ?? ''}
              placeholder={t('target.none')}
              options={IMPORT_TARGETS.map((target) => ({ value: target, label: t(`target.${target}`) }))}
              onChange={(value) => choose(column, value)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {missing.length > 0 && <Notice tone="caution">{t('missing', { fields: names(missing) })}</Notice>}
        {twice.length > 0 && <Notice tone="caution">{t('twice', { fields: names(twice) })}</Notice>}
      </div>
      <div role="alert">{check.error !== null && <Notice tone="danger">{check.error.message}</Notice>}</div>
      <div className={styles.check}>
        <Button
          variant={found.state === 'columns' ? 'primary' : 'secondary'}
          isPending={check.isPending}
          isDisabled={missing.length > 0 || twice.length > 0}
          onClick={() => check.mutate()}
        >
          {t(found.state === 'columns' ? 'check' : 'check_again')}
        </Button>
      </div>
    </Block>
  )
}
