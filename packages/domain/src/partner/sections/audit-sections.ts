import { z } from 'zod'
import { FieldDefinition } from '../../forms/field-definition.ts'
import type { Section } from '../../shared/vocabulary.ts'
import { about } from '../../texts/about.ts'
import { RouteRef } from '../pages/link.ts'
import { Fields } from './form-section.ts'
import { text } from './text.ts'

const SubSection = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  title: text('sub_sections_title'),
  text: text('sign_up_text'),
  fields: Fields,
})

type PageMode = 'lite' | 'advanced'

const configurations = (pageMode: PageMode, asksForAdvancedMode: boolean) =>
  z.strictObject({
    prev_page: RouteRef.nullable().default(null).meta(about('prev_page')),
    next_page: RouteRef.nullable().default(null).meta(about('configurations_next_page')),
    virtual_audit: z
      .strictObject({
        page_mode: z.enum(['lite', 'advanced']).default(pageMode).meta(about('page_mode')),
      })
      .prefault({}),
    page_show_change_advanced_mode_modal: z
      .boolean()
      .default(asksForAdvancedMode)
      .meta(about('page_show_change_advanced_mode_modal')),
  })

const Modals = z.strictObject({
  change_advanced_mode: z
    .strictObject({
      title: text('change_advanced_mode_title'),
      text: text('change_advanced_mode_text'),
      advanced_label: text('advanced_label'),
      overview_label: text('overview_label'),
    })
    .prefault({}),
})

/** Defaults of fields would overwrite what an override leaves out, hence a partial without them. */
const FieldOverride = z.partialRecord(FieldDefinition.keyof(), z.unknown())

const auditSection = (pageMode: PageMode = 'lite', asksForAdvancedMode = false) =>
  z.strictObject({
    enabled: z.boolean().default(true).meta(about('enabled')),
    title: text('fuel_type_title'),
    text: text('sign_up_text'),
    sub_sections: z.array(SubSection).default([]).meta(about('sub_sections')),
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
