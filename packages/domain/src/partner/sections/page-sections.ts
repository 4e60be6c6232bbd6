import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { HomeSection, HousePicture } from '../pages/home-section.ts'
import { CallToAction, Link, PictureUrl, RouteRef } from '../pages/link.ts'

const Markdown = z.string().max(50_000)

const Page = z.strictObject({
  title: z.string().optional().meta(about('about_title')),
  text: Markdown.optional().meta(about('about_text')),
  call_to_action: CallToAction.optional(),
})

const About = Page.extend({
  art_url: PictureUrl.optional().meta(about('about_art_url')),
  facts: z
    .array(
      z.strictObject({
        value: z.string().max(12).meta(about('value')),
        label: z.string().max(120).meta(about('facts_label')),
      }),
    )
    .max(4)
    .default([])
    .meta(about('facts')),
})

const HowItWorks = z.strictObject({
  title: z.string().optional(),
  text: Markdown.optional().meta(about('how_it_works_text')),
  steps: z
    .array(z.strictObject({ title: z.string(), text: Markdown, house: HousePicture.optional() }))
    .max(12)
    .default([]),
  call_to_action: CallToAction.optional(),
  second_call_to_action: CallToAction.optional(),
  footer: Markdown.optional(),
})

const Terms = z.strictObject({
  title: z.string().optional(),
  text: Markdown.optional().meta(about('how_it_works_text')),
  items: z
    .array(
      z
        .strictObject({
          id: z.string().regex(/^[a-z][a-z0-9-]*$/),
          title: z.string(),
          text: Markdown.optional(),
          url: Link.optional(),
        })
        .refine((item) => item.text !== undefined || item.url !== undefined, {
          message: 'needs a text or a url',
        }),
    )
    .default([])
    .meta(about('items')),
})

const PageLink = z
  .strictObject({
    label: z.string().meta(about('links_label')),
    route: RouteRef.optional().meta(about('route')),
    url: Link.optional().meta(about('links_url')),
  })
  .refine((link) => (link.route === undefined) !== (link.url === undefined), {
    message: 'needs either a route or a url',
  })
  .meta({ id: 'link' })

const NotFound = z.strictObject({
  title: z.string().optional(),
  text: Markdown.optional(),
  links: z.array(PageLink).max(8).optional().meta(about('links')),
})

const PleaseWait = z.strictObject({
  cancel: Page.prefault({}).describe('After an application was cancelled.'),
  submit: Page.prefault({}).describe('After an application was submitted.'),
})

const Header = z.strictObject({
  contact_hours: z.string().optional().meta(about('contact_hours')),
  contact_links: z.array(PageLink).max(6).default([]).meta(about('contact_links')),
  menu_links: z.array(PageLink).max(4).default([]).meta(about('menu_links')),
})

const Footer = z.strictObject({
  note: z.string().optional().meta(about('footer_note')),
  links: z.array(PageLink).max(8).default([]),
})

export const PageSections = z.strictObject({
  home: z
    .strictObject({
      title: z.string().optional().meta(about('home_title')),
      sections: z.array(HomeSection).max(20).default([]).meta(about('sections')),
    })
    .prefault({}),
  how_it_works: HowItWorks.prefault({}),
  about: About.prefault({}),
  welcome: Page.prefault({}),
  hello: Page.prefault({}),
  thank_you: Page.prefault({}),
  terms_and_conditions: Terms.prefault({}),
  maintenance: Page.prefault({}),
  not_found: NotFound.prefault({}),
  please_wait: PleaseWait.prefault({}),
  header: Header.prefault({}),
  footer: Footer.prefault({}),
})
