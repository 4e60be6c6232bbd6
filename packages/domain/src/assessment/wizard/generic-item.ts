import { z } from 'zod'
import { Many, One } from '../../shared/envelope.ts'
import { SECTIONS } from '../../shared/vocabulary.ts'

const ItemType = z.enum(SECTIONS)
/** Wire shape of one section's `data`: any field name, because a partner may ask things the engine ignores. */
export const AnswerData = z.record(z.string().max(80), z.array(z.string().max(200)).max(40))
const AnsweredAt = z
  .record(z.string().max(80), z.iso.datetime())
  .describe('When each answer was given; the later answer wins. Left out: now.')

/** The answers of one section of one building (spec 1 section 3). */
export const GenericItem = z.object({
  item_type: ItemType,
  data: AnswerData,
  building_id: z.uuid(),
  genericable_id: z.uuid(),
  genericable_type: z.literal('Building'),
  answered_at: AnsweredAt,
  updated_at: z.iso.datetime().nullable(),
})
export type GenericItem = z.infer<typeof GenericItem>

/** What is sent: the answers named are set, an empty list clears one, the others stay. */
export const GenericItemInput = z
  .strictObject({
    item_type: ItemType,
    data: AnswerData,
    building_id: z.uuid().optional(),
    genericable_id: z.uuid().optional(),
    genericable_type: z.literal('Building').optional(),
    answered_at: AnsweredAt.optional(),
    id: z.uuid().optional(),
  })
  .refine((item) => item.building_id !== undefined || item.genericable_id !== undefined, {
    path: ['building_id'],
    message: 'building_id is missing',
  })
export type GenericItemInput = z.infer<typeof GenericItemInput>

export const CreateGenericItem = z.strictObject({ generic_item: GenericItemInput })
export const SaveGenericItems = z.strictObject({ items_list: z.array(GenericItemInput).min(1).max(40) })
export const GenericItemsQuery = z.object({
  type: ItemType.optional().describe('Only the answers of this section.'),
  building_id: z.uuid().optional().describe('Only those of this building.'),
})

export const GenericItemResponse = One('generic_items', GenericItem)
export const GenericItemsResponse = Many('generic_items', GenericItem)
export const BlankGenericItemResponse = z.object({
  data: z.object({
    type: z.literal('generic_items'),
    attributes: GenericItem.extend({
      item_type: ItemType.nullable(),
      building_id: z.uuid().nullable(),
      genericable_id: z.uuid().nullable(),
    }),
  }),
})

/** The building an item belongs to, by whichever name it was given. */
export const buildingOf = (item: GenericItemInput): string => item.building_id ?? item.genericable_id ?? ''
