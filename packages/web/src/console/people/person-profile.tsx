import type { Person } from '@hearthlight/domain/accounts/people/people'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
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

/** What the partner's account system has to do with a person. Where they left off in the portal is nobody's business. */
export function PersonUtility({ extra_info }: Pick<Person, 'extra_info'>) {
  const { t } = useTranslation('admin-people')
  const { is_fulfill_sync, verification_step, educate_created_sync, fulfill_site_permission } = extra_info
  if (!is_fulfill_sync && !educate_created_sync) return null
  const yesNo = (value: boolean) => t(value ? 'profile.yes' : 'profile.no')
  const rights = [...(fulfill_site_permission || 'crud')].map((letter) => t(`utility.may.${letter}`))
  return (
    <Block title={t('utility.title')}>
      <Definitions
        items={[
          { id: 'sync', term: t('utility.sync'), value: yesNo(is_fulfill_sync) },
          ...(verification_step === null
            ? []
            : [{ id: 'step', term: t('utility.step'), value: t(`utility.${verification_step}`) }]),
          { id: 'made', term: t('utility.made'), value: yesNo(educate_created_sync) },
          { id: 'sites', term: t('utility.sites'), value: rights.join(', ') },
        ]}
      />
    </Block>
  )
}
