import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { partnerSettings } from '@hearthlight/domain/studio/partner-settings'

/** The path of the setting that a place of the configuration belongs to. */
export function settingOf(path: JsonPath): string {
  const setting = partnerSettings().find(({ path: own }) => own.every((step, index) => step === path[index]))
  return (setting?.path ?? path).join('.')
}
