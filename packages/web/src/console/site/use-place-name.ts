import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { useSettingWords } from './use-setting-words.ts'

/** What a place of the configuration is called: `settings.sections.home.sections[0].title.en` is "Title, item 1, English". */
export function usePlaceName(): (path: JsonPath) => string {
  const { t } = useTranslation('admin-site')
  const { nameOf } = useSettingWords()
  return (path) => {
    const language = LANGUAGES.find((each) => each === path.at(-1))
    const own = language === undefined ? path : path.slice(0, -1)
    const key = own.findLast((step) => typeof step === 'string') ?? ''
    const place = own.findLast((step) => typeof step === 'number')
    return [
      nameOf(String(key)),
      ...(place === undefined ? [] : [t('list.item', { number: Number(place) + 1 })]),
      ...(language === undefined ? [] : [t(`language.${language}`)]),
    ].join(', ')
  }
}
