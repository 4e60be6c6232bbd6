import type { OwnSession } from '@hearthlight/domain/accounts/own-sessions'
import { useTranslation } from 'react-i18next'
import { useFormats } from './formats.ts'

/** Says a session in the words of a device, for people and for staff alike. */
export function useDeviceWords() {
  const { t } = useTranslation('accounts')
  const { date, time } = useFormats()
  const when = (iso: string) => `${date(new Date(iso))}, ${time(new Date(iso))}`
  return ({ id, attributes }: { id: string; attributes: OwnSession }) => {
    const { browser, system, acting_admin: helper, is_current: isHere } = attributes
    const name =
      browser === null || system === null
        ? (browser ?? system ?? t('screen.sessions.unknown_device'))
        : t('screen.sessions.device', { browser, system })
    const seen = when(attributes.last_seen_at)
    return {
      id,
      name,
      notes: [
        ...(helper === null ? [] : [t('screen.sessions.acting', { name: helper })]),
        t('screen.sessions.since', { date: when(attributes.created_at) }),
        t('screen.sessions.seen', { date: seen }),
      ],
      hereLabel: isHere ? t('screen.sessions.here') : undefined,
      endLabel: t('screen.sessions.end'),
      endName: t('screen.sessions.end_what', { device: name, date: seen }),
    }
  }
}
