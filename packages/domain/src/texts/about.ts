import type english from './console/en/admin-settings.json'

export type SettingAbout = keyof (typeof english)['about']

/** Which text says what a setting is for; `described` puts it into a schema in English. */
export const about = (setting: SettingAbout) => ({ about: setting })

/** The switch `enable_<noun>` has its name and what it is for among the texts of its noun, not with the other settings. */
export const aboutSwitch = (noun: string) => ({ about: `${noun}:switch.about` })

/** The noun whose texts name this switch, if it is the switch of a noun. */
export const nounOfSwitch = (about: string | undefined): string | undefined =>
  about?.endsWith(':switch.about') ? about.slice(0, about.indexOf(':')) : undefined
