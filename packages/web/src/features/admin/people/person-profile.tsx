import type { Person } from '@hearthlight/domain/accounts/people'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import { Block } from '../kit/block.tsx'
import { Definitions } from '../kit/definitions.tsx'

export function PersonProfile({ person }: { person: Person }) {
  const { t } = useTranslation('admin-people')
  const yesNo = (value: boolean) => t(value ? 'profile.yes' : 'profile.no')
  const address = [person.mailing_address, person.city, `${person.region} ${person.zip}`.trim()]
  const mail = (
    <>
      {person.email}{' '}
      <Chip tone={person.email_confirmed ? 'positive' : 'caution'}>
        {t(person.email_confirmed ? 'profile.confirmed' : 'profile.unconfirmed')}
      </Chip>
    </>
  )
  const own = person.has_password ? 'profile.password' : 'profile.no_password'
  return (
    <Block title={t('profile.title')}>
      <Definitions
        items={[
          { id: 'email', term: t('profile.email'), value: mail },
          { id: 'phone', term: t('profile.phone'), value: person.phones.join(', ') || t('profile.none') },
          {
            id: 'signs-in',
            term: t('profile.signs_in'),
            value: t(person.third_party_signup ? 'profile.sso' : own),
          },
          {
            id: 'address',
            term: t('profile.address'),
            value: address.filter((part) => part !== '').join(', ') || t('profile.none'),
          },
          { id: 'account', term: t('profile.account'), value: person.account ?? t('profile.none') },
          { id: 'consent', term: t('profile.consent'), value: yesNo(person.consent) },
          { id: 'news', term: t('profile.news'), value: yesNo(person.subscribed) },
          { id: 'language', term: t('profile.language'), value: t(`language.${person.language}`) },
        ]}
      />
    </Block>
  )
}

/** What the portal remembers of a person beside the profile, by the names the partner's system gives it. */
export function PersonExtraInfo({ person }: { person: Person }) {
  const { t } = useTranslation('admin-people')
  const set = Object.entries(person.extra_info).filter(([, value]) => value !== null && value !== '')
  if (set.length === 0) return null
  return (
    <Block title={t('extra.title')}>
      <Definitions
        items={set.map(([name, value]) => ({
          id: name,
          term: <code>{name}</code>,
          value: typeof value === 'boolean' ? t(value ? 'profile.yes' : 'profile.no') : value,
        }))}
      />
    </Block>
  )
}
