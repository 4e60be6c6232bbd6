export type SiteRights = { readonly create: boolean; readonly update: boolean }

/** Building rights out of `extra_info.fulfill_site_permission`: empty or 'crud' is all, else one letter per right. */
export function siteRights(permission: string): SiteRights {
  if (permission === '') return { create: true, update: true }
  return { create: permission.includes('c'), update: permission.includes('u') }
}
