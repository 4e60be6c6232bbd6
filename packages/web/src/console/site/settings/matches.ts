import type { PartnerSetting } from '@hearthlight/domain/studio/partner-settings'
import type { SettingWords } from '../use-setting-words.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a setting is found by what somebody types: its name, its path or its description. */
export function matches({ path, field }: PartnerSetting, text: string, words: SettingWords): boolean {
  const said = [words.nameOf(field.key), path.join('.'), words.aboutOf(field.about)]
  const about = plain(said.join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => about.includes(word))
}
