import { switchedNouns } from '@hearthlight/domain/studio/partner-settings'
import { nounOfSwitch } from '@hearthlight/domain/texts/about'
import { useTranslation } from 'react-i18next'

export type SettingWords = {
  /** The name of a setting, or of what else has a key: `theme.colour` is the key `colour`. */
  readonly nameOf: (key: string) => string
  /** The name of a group of settings; those of the assessment are its steps. */
  readonly groupOf: (key: string) => string
  /** A choice that a setting offers: `square_feet`. What has no words, such as a currency, is shown as it is. */
  readonly choiceOf: (choice: string) => string
  /** What a setting is for. */
  readonly aboutOf: (about: string | undefined) => string
}

/** Names and descriptions of settings in the language of the reader. */
export function useSettingWords(): SettingWords {
  const nouns = switchedNouns()
  const { t } = useTranslation(['admin-settings', 'assessment', ...nouns.values()])
  function nameOf(key: string): string {
    const noun = nouns.get(key)
    if (noun !== undefined) return t(`${noun}:switch.name`)
    // The house of a page is drawn from answers; each is named by the question that asks for it.
    return t(`name.${key}`, { defaultValue: t(`assessment:field.${key}`, { defaultValue: key }) })
  }
  return {
    nameOf,
    groupOf: (key) =>
      t(`group.${key}`, { defaultValue: t(`assessment:section.${key}.name`, { defaultValue: nameOf(key) }) }),
    choiceOf: (choice) => t(`choice.${choice}`, { defaultValue: choice }),
    aboutOf: (about) => {
      if (about === undefined) return ''
      return t(nounOfSwitch(about) === undefined ? `about.${about}` : about, { skipInterpolation: true })
    },
  }
}
