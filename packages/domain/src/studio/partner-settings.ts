import { partnerJsonSchema } from '../partner/partner-json-schema.ts'
import { AccountSections } from '../partner/sections/account-sections.ts'
import { BuildingSections } from '../partner/sections/building-sections.ts'
import { IncentiveSections } from '../partner/sections/incentive-sections.ts'
import { ReportSections } from '../partner/sections/report-sections.ts'
import { AdvisorSettings } from '../partner/settings/advisor-settings.ts'
import { ApplicationSettings } from '../partner/settings/application-settings.ts'
import { FormatSettings } from '../partner/settings/format-settings.ts'
import { ProfileSettings } from '../partner/settings/profile-settings.ts'
import { ReportSettings } from '../partner/settings/report-settings.ts'
import type { JsonPath } from '../shared/json-path.ts'
import { nounOfSwitch } from '../texts/about.ts'
import { type EditorField, fieldsOf, isAlwaysThere } from './editor-field.ts'
import type { SchemaNode } from './schema-node.ts'

/** The parts of the editor of a site, in its order. */
export const STUDIO_SECTIONS = [
  'identity',
  'look',
  'home',
  'pages',
  'words',
  'people',
  'assessment',
  'report',
  'applications',
  'advisors',
  'mail',
  'addresses',
  'site',
] as const
export type StudioSection = (typeof STUDIO_SECTIONS)[number]

/** One setting of the editor: a value of the configuration that is not only a group of others. */
export type PartnerSetting = {
  readonly section: StudioSection
  /** Of keys only: a setting stands outside every list. */
  readonly path: readonly string[]
  readonly field: EditorField
}

const settings = (shape: object) => Object.keys(shape).map((key) => `settings.${key}`)
const sections = (...keys: readonly string[]) => keys.map((key) => `settings.sections.${key}`)

/** Which part a setting belongs to: the longest of these that its path begins with. */
const PLACES: Readonly<Record<StudioSection, readonly string[]>> = {
  identity: [''],
  look: ['theme', ...sections('custom_css')],
  home: sections('home'),
  pages: ['settings.terms_links', 'settings.sections'],
  words: ['texts'],
  people: [
    ...['sso', 'settings.enable_admin_user_sign_up', 'settings.require_staff_second_factor'],
    ...['settings.enable_idle_warning', ...settings(ProfileSettings.shape)],
    ...sections(...Object.keys(AccountSections.shape)),
  ],
  assessment: [
    ...[
      'energy',
      'settings.enable_assessment',
      'settings.enable_live_estimate',
      'settings.enable_bills_step',
    ],
    ...settings(FormatSettings.shape),
    ...sections('audit_sections', ...Object.keys(BuildingSections.shape)),
  ],
  report: [
    'settings.enable_energy_use',
    ...settings(ReportSettings.shape),
    ...sections(...Object.keys(ReportSections.shape)),
  ],
  applications: [
    ...['tags', 'soft_recommended_subsidies', 'soft_recommended_offers', 'settings.enable_incentives'],
    ...['person_storage', 'settings.fulfill_sync_details', ...settings(ApplicationSettings.shape)],
    ...sections(...Object.keys(IncentiveSections.shape)),
  ],
  advisors: settings(AdvisorSettings.shape),
  mail: ['mail'],
  addresses: ['hosts', 'base_url', 'app_path', 'settings.allow_iframe_embedding', 'settings.frame_ancestors'],
  site: ['settings', 'helphero_app_id', 'storage'],
}

/** The part that a place of the configuration belongs to, also one inside a list. */
export function sectionOf(path: JsonPath): StudioSection {
  for (let length = path.length; length > 0; length -= 1) {
    const place = path.slice(0, length).join('.')
    const found = STUDIO_SECTIONS.find((section) => PLACES[section].includes(place))
    if (found !== undefined) return found
  }
  return 'identity'
}

/** Keys that say how the configuration is built, or what the part of the editor is called already. */
const UNSAID = [
  ...['settings', 'sections', 'audit_sections', 'configurations', 'modals'],
  ...['theme', 'home', 'mail', 'hosts'],
]

/** What a setting belongs to: it tells those apart that are called alike. */
export const groupsAbove = ({ path }: Pick<PartnerSetting, 'path'>): readonly string[] =>
  path.slice(0, -1).filter((step) => !UNSAID.includes(step))

/** The groups of an object are gone through; what may be absent as a whole is one setting. */
function settingsOf(fields: readonly EditorField[], above: readonly string[]): PartnerSetting[] {
  return fields.flatMap((field) => {
    const path = [...above, field.key]
    return field.kind === 'group' && isAlwaysThere(field)
      ? settingsOf(field.fields, path)
      : [{ section: sectionOf(path), path, field }]
  })
}

let made: readonly PartnerSetting[] | undefined

/** Every setting of a partner, in the order of the schema. */
export function partnerSettings(): readonly PartnerSetting[] {
  made ??= readSettings()
  return made
}

function readSettings(): readonly PartnerSetting[] {
  // JSON Schema says more of a node than what `SchemaNode` names of it.
  const root = partnerJsonSchema() as SchemaNode
  return settingsOf(fieldsOf(root), [])
}

let switched: ReadonlyMap<string, string> | undefined

/** The nouns that a partner switches on and off, by the name of the switch and by their own. */
export function switchedNouns(): ReadonlyMap<string, string> {
  switched ??= new Map(
    partnerSettings().flatMap(({ field }) => {
      const noun = nounOfSwitch(field.about)
      return noun === undefined ? [] : [[field.key, noun] as const, [noun, noun] as const]
    }),
  )
  return switched
}
