import { z } from 'zod'
import { PAGE_NAMES } from '../partner/pages/page-name.ts'
import { One } from '../shared/envelope.ts'
import { BUILDING_FIELD_NAMES, BuildingFields } from './building-fields.ts'
import { BuildingLinks } from './building-links.ts'

export const AuditMode = z.enum(['lite', 'advanced'])
export type AuditMode = z.infer<typeof AuditMode>

export const BuildingExtraInfo = z.object({
  building_name: z.string().nullable(),
  building_other_name: z.string().nullable(),
  virtual_audit: z.string().nullable().describe('Id of the finished assessment.'),
  virtual_audit_mode: AuditMode.describe('The same as virtual_audit_mode of the building.'),
  community: z.string().nullable(),
  e_community: z.string().nullable(),
  ng_community: z.string().nullable(),
  current_page: z.enum(PAGE_NAMES).nullable().describe('Where the person left the assessment.'),
})
export type BuildingExtraInfo = z.infer<typeof BuildingExtraInfo>

const PrefilledFields = z.array(z.enum(BUILDING_FIELD_NAMES))

/** A building as the API answers it. */
export const Building = z.object({
  ...BuildingFields.shape,
  id: z.string(),
  virtual_audit_mode: AuditMode,
  extra_info: BuildingExtraInfo,
  prefilled_fields: PrefilledFields.describe(
    'Fields the product filled in; they say nothing about the home.',
  ),
  revision: z.int().describe('Grows with every save; sent back so that changes made meanwhile are noticed.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...BuildingLinks.shape,
})
export type Building = z.infer<typeof Building>

/** What a person may write. Of `extra_info`, the finished assessment is the server's to say; the mode is one in both places. */
export const BuildingInput = BuildingFields.extend({
  virtual_audit_mode: AuditMode,
  prefilled_fields: PrefilledFields,
  extra_info: BuildingExtraInfo.omit({ virtual_audit: true }).partial().strict(),
})
  .partial()
  .refine(({ virtual_audit_mode: mode, extra_info }) => (extra_info?.virtual_audit_mode ?? mode) === mode, {
    path: ['extra_info', 'virtual_audit_mode'],
    message: 'is not the mode of the building',
  })
export type BuildingInput = z.infer<typeof BuildingInput>

export const CreateBuilding = z.strictObject({ building: BuildingInput })
export const UpdateBuilding = z.strictObject({
  building: BuildingInput,
  revision: z.int().optional().describe('The revision the change is based on.'),
})

export const BuildingResponse = One('buildings', Building)

/** A save tells what others changed since the revision it was based on. */
export const SavedBuilding = Building.extend({
  overwritten: PrefilledFields.describe('Fields of this save that somebody else had changed meanwhile.'),
  changed_elsewhere: PrefilledFields.describe('Other fields that somebody else changed meanwhile.'),
})
export const SavedBuildingResponse = One('buildings', SavedBuilding)
export type SavedBuilding = z.infer<typeof SavedBuilding>

const Blank = Building.omit({ id: true, created_at: true, updated_at: true })
export const BlankBuildingResponse = z.object({
  data: z.object({ type: z.literal('buildings'), attributes: Blank }),
})
export type BlankBuilding = z.infer<typeof Blank>
