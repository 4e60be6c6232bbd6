import { SetConsoleLanguage } from '@hearthlight/domain/accounts/staff/admin'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices.ts'
import { Select } from '../../ui/fields/select.tsx'
import { refreshAll, sessionApi, sessionQuery } from '../api/session-api.ts'
import { speakOwnLanguage } from '../session/own-language.ts'
import { Section } from './section.tsx'

/** In which language the console speaks to this member of the staff, at every partner's site alike. */
export function LanguageSection() {
  const { t } = useTranslation(['admin', 'shared'])
  const { data: session } = useSuspenseQuery(sessionQuery)
  const choosing = useMutation({
    mutationFn: async (value: string) => {
      const { language } = SetConsoleLanguage.parse({ language: value === '' ? null : value })
      await sessionApi.setLanguage(language)
      return language
    },
    onSuccess: async (language) => {
      await speakOwnLanguage(language)
      await refreshAll()
    },
    onError: ({ message }) => notify({ tone: 'danger', text: message }),
  })
  return (
    <Section title={t('language.title')} text={t('language.text')}>
      <Select
        name="console-language"
        label={t('language.label')}
        value={session.language}
        placeholder={t('language.of_site')}
        options={LANGUAGES.map((value) => ({ value, label: t(`shared:language.${value}`) }))}
        isDisabled={choosing.isPending}
        onChange={(value) => choosing.mutate(value)}
      />
    </Section>
  )
}
