import { describe, expect, it } from 'vitest'
import { partnerJsonSchema } from '../partner/partner-json-schema.ts'
import type { EditorField } from './editor-field.ts'
import { type PartnerSetting, partnerSettings, STUDIO_SECTIONS } from './partner-settings.ts'
import { openNode, type SchemaNode } from './schema-node.ts'

const root = partnerJsonSchema() as SchemaNode

/** Every key of the schema by its path, lists as `[]` and maps as `{}`; a definition within itself ends the path. */
function keysOf(node: SchemaNode, path: string, refs: readonly string[] = []): string[] {
  const opened = openNode(root, node, refs)
  const { node: inner, refs: followed } = opened
  if (new Set(followed).size < followed.length) return [path]
  const shapes = inner.oneOf ?? [inner]
  return shapes.flatMap((shape) => {
    const below = Object.entries(shape.properties ?? {}).flatMap(([key, property]) =>
      keysOf(property, path === '' ? key : `${path}.${key}`, followed),
    )
    const { items, additionalProperties } = shape
    if (items !== undefined) return keysOf(items, `${path}[]`, followed)
    if (typeof additionalProperties === 'object') return keysOf(additionalProperties, `${path}{}`, followed)
    return below.length > 0 ? below : [path]
  })
}

/** The places that an editor field reaches; JSON reaches all that is below it. */
function reachOf(field: EditorField, path: string): string[] {
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap((each) => reachOf(each, `${path}.${each.key}`))
    case 'variants':
      return field.variants.flatMap(({ fields = [] }) => [
        `${path}.${field.by}`,
        ...fields.flatMap((each) => reachOf(each, `${path}.${each.key}`)),
      ])
    case 'list':
      return reachOf(field.item, `${path}[]`)
    case 'choices':
      return [`${path}[]`]
    case 'map':
      return reachOf(field.item, `${path}{}`)
    case 'json':
      return [`${path}*`]
    default:
      return [path]
  }
}

const reached = partnerSettings().flatMap(({ path, field }) => reachOf(field, path.join('.')))
const isReached = (key: string) =>
  reached.some((place) => (place.endsWith('*') ? key.startsWith(place.slice(0, -1)) : place === key))
const settingAt = (path: string): PartnerSetting => {
  const found = partnerSettings().find((setting) => setting.path.join('.') === path)
  if (found === undefined) throw new Error(`no setting ${path}`)
  return found
}

describe('the editor of a site', () => {
  it('reaches every key of the schema', () => {
    const keys = keysOf(root, '')
    expect(keys.length).toBeGreaterThan(300)
    expect(keys.filter((key) => !isReached(key))).toEqual([])
  })

  it('edits as JSON only what has no end, any shape or a place for whatever comes', () => {
    const asJson = reached
      .filter((place) => place.endsWith('*'))
      .map((place) => place.replace(/^.*\.(\w)/, '$1'))
    expect([...new Set(asJson)].sort()).toEqual([
      'column_size*',
      'default*',
      'field_overrides*',
      'frame[]*',
      'mappings*',
      'sub_fields[]*',
      'texts*',
    ])
  })

  it('has a part for every setting, and settings in every part', () => {
    const parts = new Set(partnerSettings().map(({ section }) => section))
    expect([...parts].sort()).toEqual([...STUDIO_SECTIONS].sort())
  })

  it.each([
    ['theme.colour', 'look', 'colour'],
    ['logo_url', 'identity', 'picture'],
    ['settings.enable_email_verification', 'people', 'switch'],
    ['theme.fonts', 'look', 'choice'],
    ['languages', 'identity', 'choices'],
    ['settings.sections.home.sections', 'home', 'list'],
    ['energy.prices', 'assessment', 'map'],
    ['settings.schedule_plan_timeslots_user', 'advisors', 'switch'],
    ['hosts.names', 'addresses', 'list'],
    ['sso.login_url', 'people', 'link'],
    ['settings.maintenance_mode', 'site', 'switch'],
    ['energy.prices_as_of', 'assessment', 'date'],
  ])('puts %s into %s as a %s', (path, section, kind) => {
    const setting = settingAt(path)
    expect([setting.section, setting.field.kind]).toEqual([section, kind])
  })

  it('knows limits, units, defaults and which words are translated', () => {
    expect(settingAt('theme.radius_px').field).toMatchObject({ min: 0, max: 24, unit: 'px', default: 12 })
    expect(settingAt('name').field).toMatchObject({ kind: 'text', isTranslated: true, required: true })
    expect(settingAt('code').field).toMatchObject({ kind: 'text', isTranslated: false })
    expect(settingAt('contact_phone').field).toMatchObject({ nullable: true })
    expect(settingAt('settings.sections.about.text').field).toMatchObject({ isLong: true })
  })
})
