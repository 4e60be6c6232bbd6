import { consolePath } from '@hearthlight/domain/navigation/console-path'

export const ADMIN_SITE = {
  edit: consolePath('site'),
  publish: consolePath('site-publish'),
  translations: consolePath('site-translations'),
  versions: consolePath('site-versions'),
} as const
