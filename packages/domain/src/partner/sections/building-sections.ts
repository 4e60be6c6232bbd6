import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { BUILDING_FIELDS } from './default-building-fields.ts'
import { Fields } from './form-section.ts'
import { text } from './text.ts'

export const BuildingSections = z.strictObject({
  buildings_list: z
    .strictObject({
      title: text('buildings_list_title'),
      text: text('sign_up_text'),
      empty_title: text('empty_title'),
      empty_text: text('buildings_list_empty_text'),
    })
    .prefault({}),
  building_details: z
    .strictObject({
      new_title: text('new_title'),
      edit_title: text('edit_title'),
      text: text('sign_up_text'),
      show_copy_address: z.boolean().default(true).meta(about('show_copy_address')),
      fields: Fields.prefault(BUILDING_FIELDS).meta(about('building_details_fields')),
    })
    .prefault({}),
})
