import type { Building } from '@hearthlight/domain/buildings/building'
import { BLANK_FIELDS } from '@hearthlight/domain/buildings/building-fields'
import { NO_LINKS } from '@hearthlight/domain/buildings/building-links'

/** A home in advanced mode that nobody has assessed or said anything about; tests change what they are about. */
export const SAMPLE_HOME: Building = {
  ...BLANK_FIELDS,
  ...NO_LINKS,
  id: '018f6f00-0000-7000-8000-000000000001',
  virtual_audit_mode: 'advanced',
  extra_info: {
    building_name: null,
    building_other_name: null,
    virtual_audit: null,
    virtual_audit_mode: 'advanced',
    community: null,
    e_community: null,
    ng_community: null,
    current_page: null,
  },
  prefilled_fields: [],
  revision: 1,
  created_at: '2026-03-01T08:00:00Z',
  updated_at: '2026-03-01T08:00:00Z',
}
