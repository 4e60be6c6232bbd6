import { samplePartner } from '@hearthlight/domain/partner/testing/sample-partner'
import { expect, it } from 'vitest'
import { contentPolicy } from './security-headers.ts'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

it('allows scripts of this site only, and no frame around it', () => {
  const policy = contentPolicy(samplePartner())
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe')
})
it('allows the scripts that a partner asks for', () => {
  const policy = contentPolicy(
    samplePartner({ helphero_app_id: 'abc', settings: { tag_manager_id: 'GTM-ABC1' } }),
  )
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://app.helphero.co https://www.googletagmanager.com",
  )
})
it.each([
  [[], 'frame-ancestors *'],
  [['https://utility.example/portal'], "frame-ancestors 'self' https://utility.example"],
])('lets a partner who allows embedding name who may embed: %j', (frame_ancestors, expected) => {
  const policy = contentPolicy(samplePartner({ settings: { allow_iframe_embedding: true, frame_ancestors } }))
  expect(directive(policy, 'frame-ancestors')).toBe(expected)
})
it('lets nobody frame the console, whatever the partner allows for its site', () => {
  const config = samplePartner({ settings: { allow_iframe_embedding: true, frame_ancestors: [] } })
  const policy = contentPolicy(config, { isConsole: true })
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
})
it('lets the sites of a partner frame the pages that are made for it, and no other page', () => {
  const config = samplePartner({ settings: { embed_origins: ['https://utility.example/rebates'] } })
  const ancestors = (isEmbed: boolean) => directive(contentPolicy(config, { isEmbed }), 'frame-ancestors')
  expect(ancestors(true)).toBe("frame-ancestors 'self' https://utility.example")
  expect(ancestors(false)).toBe("frame-ancestors 'self'")
})
it('allows the pages that a partner embeds in its home page [S1-2.036]', () => {
  const frame = { type: 'frame' as const, title: 'Map', url: 'https://maps.example/one' }
  const policy = contentPolicy(samplePartner({ settings: { sections: { home: { sections: [frame] } } } }))
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://maps.example")
})
it('lets no page change where its links lead, and no plug-in run', () => {
  for (const config of [undefined, samplePartner()]) {
    const policy = contentPolicy(config)
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'form-action')).toBe("form-action 'self'")
  }
})
it('frames nothing for nobody', () => {
  expect(directive(contentPolicy(undefined), 'frame-ancestors')).toBe("frame-ancestors 'none'")
})
it('allows a style inside the page by its hash alone', () => {
  expect(directive(contentPolicy(samplePartner()), 'style-src')).toBe("style-src 'self'")
  expect(directive(contentPolicy(samplePartner(), { styleHashes: ['abc='] }), 'style-src')).toBe(
    "style-src 'self' 'sha256-abc='",
  )
})
