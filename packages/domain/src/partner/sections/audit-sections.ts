import { z } from 'zod'
import { FieldDefinition } from '../../forms/field-definition.ts'
import type { Section } from '../../shared/vocabulary.ts'
import { RouteRef } from '../pages/link.ts'
import { Fields } from './form-section.ts'

const text = (what: string) => z.string().optional().describe(what)

const SubSection = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  title: text('Heading of the group of questions.'),
  text: text('A line under it.'),
  fields: Fields,
})

type PageMode = 'lite' | 'advanced'

const configurations = (pageMode: PageMode, asksForAdvancedMode: boolean) =>
  z.strictObject({
    prev_page: RouteRef.nullable().default(null).describe('Where Previous goes; empty: the fixed order.'),
    next_page: RouteRef.nullable().default(null).describe('Where Next goes; empty: the fixed order.'),
    virtual_audit: z
      .strictObject({
        page_mode: z
          .enum(['lite', 'advanced'])
          .default(pageMode)
          .describe('Advanced: only for buildings in advanced mode.'),
      })
      .prefault({}),
    page_show_change_advanced_mode_modal: z
      .boolean()
      .default(asksForAdvancedMode)
      .describe('On a lite page of a lite building, Next opens the advanced-mode dialog.'),
  })

const Modals = z.strictObject({
  change_advanced_mode: z
    .strictObject({
      title: text('Heading of the dialog.'),
      text: text('What advanced mode asks and gives.'),
      advanced_label: text('Words on the button that goes on in advanced mode.'),
      overview_label: text('Words on the button that goes to the overview.'),
    })
    .prefault({}),
})

/** Defaults of fields would overwrite what an override leaves out, hence a partial without them. */
const FieldOverride = z.partialRecord(FieldDefinition.keyof(), z.unknown())

const auditSection = (pageMode: PageMode = 'lite', asksForAdvancedMode = false) =>
  z.strictObject({
    enabled: z.boolean().default(true).describe('The section is asked.'),
    title: text('Heading of the section.'),
    text: text('A line under it.'),
    sub_sections: z
      .array(SubSection)
      .default([])
      .describe('Groups of questions. Empty: the built-in questions of the section.'),
    field_overrides: z
      .record(z.string(), FieldOverride)
      .default({})
      .describe('Changes to single built-in questions, by field name, such as label, default or hidden.'),
    configurations: configurations(pageMode, asksForAdvancedMode).prefault({}),
    modals: Modals.prefault({}),
  })
export type AuditSection = z.infer<ReturnType<typeof auditSection>>

/**
 * The wizard's pages (spec 1 section 2 "Wizard order", section 4). The last one asks for the advanced mode: asked earlier,
 * a person who goes to the overview would leave out the pages that the lite mode still has.
 */
export const AuditSections = z.strictObject({
  fuel_type: auditSection().prefault({}),
  heating_system: auditSection().prefault({}),
  water_heating_system: auditSection().prefault({}),
  house_type: auditSection().prefault({}),
  area_basics: auditSection().prefault({}),
  renovation: auditSection().prefault({}),
  insulation_type: auditSection('advanced').prefault({}),
  windows_and_doors: auditSection('advanced').prefault({}),
  ventilation_system: auditSection('lite', true).prefault({}),
} satisfies Record<Section, z.ZodType>)
export type AuditSections = z.infer<typeof AuditSections>
