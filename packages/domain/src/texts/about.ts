import type english from './console/en/admin-settings.json'

export type SettingAbout = keyof (typeof english)['about']

/** Which text says what a setting is for; `described` puts it into a schema in English. */
export const about = (setting: SettingAbout) => ({ about: setting })
