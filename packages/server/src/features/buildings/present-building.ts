import type { Building } from '@hearthlight/domain/buildings/building'
import type { BuildingRecord } from '@hearthlight/domain/buildings/new-building'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { StoredBuilding } from './building-store.ts'
import { presentLinks } from './present-links.ts'

export const recordOf = (row: StoredBuilding): BuildingRecord => ({
  fields: row.fields,
  prefilled_fields: row.prefilled_fields,
  virtual_audit_mode: row.virtual_audit_mode,
  extra_info: row.extra_info,
})

/** A stored building as the API shows it. */
export const presentBuilding = (row: StoredBuilding, language: Language): Building => ({
  ...row.fields,
  id: row.id,
  virtual_audit_mode: row.virtual_audit_mode,
  extra_info: {
    ...row.extra_info,
    current_page: row.current_page,
    virtual_audit: row.virtual_audit,
    virtual_audit_mode: row.virtual_audit_mode,
  },
  prefilled_fields: row.prefilled_fields,
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  ...presentLinks(row.id, row.links, language),
  va_recommended_offers: row.va_recommended.offers,
  va_recommended_subsidies: row.va_recommended.subsidies,
})
