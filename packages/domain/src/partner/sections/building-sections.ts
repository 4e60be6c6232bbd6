import { z } from 'zod'
import { BUILDING_FIELDS } from './default-building-fields.ts'
import { Fields } from './form-section.ts'

const text = (what: string) => z.string().optional().describe(what)

export const BuildingSections = z.strictObject({
  buildings_list: z
    .strictObject({
      title: text('Heading of the list.'),
      text: text('A line under it.'),
      empty_title: text('Heading while there is no building.'),
      empty_text: text('Text while there is no building.'),
    })
    .prefault({}),
  building_details: z
    .strictObject({
      new_title: text('Heading of the form for a new building.'),
      edit_title: text('Heading of the form for an existing one.'),
      text: text('A line under it.'),
      show_copy_address: z
        .boolean()
        .default(true)
        .describe('For the first building, a checkbox copies the mailing address.'),
      fields: Fields.prefault(BUILDING_FIELDS).describe(
        'The form. City and community also need “Show city” and “Show community”.',
      ),
    })
    .prefault({}),
})
