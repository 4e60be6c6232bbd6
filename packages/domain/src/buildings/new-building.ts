import { formatZip } from '../forms/values/zip.ts'
import type { AuditMode, BlankBuilding, BuildingExtraInfo, BuildingInput } from './building.ts'
import { BLANK_FIELDS, type BuildingField, type BuildingFields } from './building-fields.ts'
import { NO_LINKS } from './building-links.ts'
import { prefill } from './prefill.ts'
import { ownUtilities, type Utilities } from './utilities.ts'

/** What a building is before anybody says anything about it. */
export type BuildingDefaults = {
  readonly country: string
  readonly region: string | null
  readonly gasUnit: string
  readonly advancedModeByDefault: boolean
}

/** The part of a building that is stored. */
export type BuildingRecord = {
  readonly fields: BuildingFields
  readonly prefilled_fields: BuildingField[]
  readonly virtual_audit_mode: AuditMode
  /** Where the person left the assessment is no part of the home: turning a page changes nothing about it. */
  readonly extra_info: Omit<BuildingExtraInfo, 'virtual_audit' | 'virtual_audit_mode' | 'current_page'>
}

const NO_EXTRA_INFO = {
  building_name: null,
  building_other_name: null,
  community: null,
  e_community: null,
  ng_community: null,
} as const satisfies BuildingRecord['extra_info']

/** Name and community stand in both places (spec 1 section 3); the field is the one that counts. */
function mirrored(fields: BuildingFields, extra: BuildingRecord['extra_info']): BuildingRecord['extra_info'] {
  return {
    ...extra,
    building_name: fields.building_name ?? extra.building_name,
    community: fields.community ?? extra.community,
  }
}

/** A key that is there with `undefined` says nothing, so it must not cover what is known. */
const said = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

const fieldsOf = (input: BuildingInput) => {
  const { virtual_audit_mode: _mode, prefilled_fields: _filled, extra_info: _extra, ...fields } = input
  return said(fields)
}

const extraInfoOf = ({ extra_info = {} }: BuildingInput) => {
  const { current_page: _page, virtual_audit_mode: _mode, ...extra } = extra_info
  return said(extra)
}

function settled(fields: BuildingFields): BuildingFields {
  const zip = fields.zip === null ? null : formatZip(fields.zip, fields.country ?? '')
  return { ...fields, zip }
}

/** A new building: blanks pre-filled, the zip as its country writes it, the mode the partner prefers. */
export function newBuilding(input: BuildingInput, defaults: BuildingDefaults): BuildingRecord {
  const given = fieldsOf(input)
  const { prefilled_fields, ...fields } = prefill({
    ...BLANK_FIELDS,
    gas_usage_unit: defaults.gasUnit,
    ...given,
    country: given.country || defaults.country,
    prefilled_fields: input.prefilled_fields,
  })
  const all = settled(fields)
  return {
    fields: all,
    prefilled_fields,
    virtual_audit_mode: input.virtual_audit_mode ?? (defaults.advancedModeByDefault ? 'advanced' : 'lite'),
    extra_info: mirrored(all, { ...NO_EXTRA_INFO, ...extraInfoOf(input) }),
  }
}

/** The form for a new building opens with this: a home of the partner's own customer. */
export function blankBuilding(defaults: BuildingDefaults, utilities: Utilities): BlankBuilding {
  const mode = defaults.advancedModeByDefault ? 'advanced' : 'lite'
  return {
    ...BLANK_FIELDS,
    country: defaults.country,
    region: defaults.region,
    ...ownUtilities(utilities),
    gas_usage_unit: defaults.gasUnit,
    virtual_audit_mode: mode,
    extra_info: { ...NO_EXTRA_INFO, virtual_audit: null, current_page: null, virtual_audit_mode: mode },
    prefilled_fields: [],
    revision: 0,
    ...NO_LINKS,
  }
}

/** The record after a save: what was sent is changed, all else stays. */
export function changedBuilding(record: BuildingRecord, input: BuildingInput): BuildingRecord {
  const given = fieldsOf(input)
  const typed = new Set(Object.keys(given))
  const stillFilled = record.prefilled_fields.filter((name) => !typed.has(name))
  const { prefilled_fields, ...fields } = prefill({
    ...record.fields,
    ...given,
    prefilled_fields: [...stillFilled, ...(input.prefilled_fields ?? [])],
  })
  const all = settled(fields)
  return {
    fields: all,
    prefilled_fields,
    virtual_audit_mode: input.virtual_audit_mode ?? record.virtual_audit_mode,
    extra_info: mirrored(all, { ...record.extra_info, ...extraInfoOf(input) }),
  }
}
