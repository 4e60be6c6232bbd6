import { type PartnerSetting, titleOf } from '@hearthlight/domain/studio/partner-settings'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a setting is found by what somebody types: its name, its path or its description. */
export function matches({ path, field }: PartnerSetting, text: string): boolean {
  const about = plain([titleOf(field.key), path.join('.'), field.description ?? ''].join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => about.includes(word))
}
