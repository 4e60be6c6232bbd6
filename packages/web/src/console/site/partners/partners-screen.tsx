import { consolePath } from '@hearthlight/domain/navigation/console-path'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { usePartner } from '../../../platform/partner.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Table } from '../../../ui/figures/table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { partnersQuery } from '../../api/session-api.ts'
import { StateBox } from '../../kit/list/list-states.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { storageWords } from '../../shared/storage-words.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** For operators: every partner, and the way to its console. */
export function PartnersScreen() {
  const { t } = useTranslation(['admin-site', 'admin'])
  const { number } = useFormats()
  const { name: own } = usePartner()
  const { data } = useSuspenseQuery(partnersQuery)
  const [text, setText] = useState('')
  const found = data.filter(({ name, code, site }) =>
    [name, code, site].some((word) => plain(word).includes(plain(text.trim()))),
  )
  return (
    <>
      <PageHead
        title={t('admin:section.partners')}
        sub={t('partners.text')}
        actions={<LinkButton to={consolePath('new-partner')}>{t('partners.add')}</LinkButton>}
      />
      <TextField name="q" type="search" label={t('partners.search')} value={text} onChange={setText} />
      {found.length === 0 ? (
        <StateBox title={t('partners.none')} />
      ) : (
        <Table
          caption={t('partners.count', { count: found.length, shown: number(found.length) })}
          isStacked
          columns={[
            {
              id: 'name',
              header: t('partners.name'),
              cell: ({ name, console_url }) =>
                name === own ? <b>{t('partners.here', { name })}</b> : <a href={console_url}>{name}</a>,
            },
            { id: 'site', header: t('partners.site'), label: t('partners.site'), cell: ({ site }) => site },
            { id: 'code', header: t('new.code'), label: t('new.code'), cell: ({ code }) => code },
            {
              id: 'country',
              header: t('new.country'),
              label: t('new.country'),
              cell: ({ country }) => t(`new.countries.${country}`),
            },
            {
              id: 'languages',
              header: t('partners.languages'),
              label: t('partners.languages'),
              cell: ({ languages }) =>
                languages.map((language) => t(`shared:language.${language}`)).join(', '),
            },
            {
              id: 'storage',
              header: t('partners.documents'),
              label: t('partners.documents'),
              cell: ({ storage }) => t('partners.used', storageWords(storage, number)),
            },
          ]}
          rows={found}
          rowId={({ id }) => id}
        />
      )}
    </>
  )
}
