import { ADMIN_ROOT } from '@hearthlight/domain/navigation/admin-paths'

export const ADMIN_SITE = {
  edit: `${ADMIN_ROOT}/site`,
  publish: `${ADMIN_ROOT}/site/publish`,
  translations: `${ADMIN_ROOT}/site/translations`,
  versions: `${ADMIN_ROOT}/site/versions`,
} as const
