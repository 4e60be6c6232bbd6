import { z } from 'zod'
import { HomeSection, HousePicture } from '../pages/home-section.ts'
import { CallToAction, Link, PictureUrl, RouteRef } from '../pages/link.ts'

const Markdown = z.string().max(50_000)

const Page = z.strictObject({
  title: z.string().optional().describe('Heading.'),
  text: Markdown.optional().describe('Markdown: paragraphs, emphasis, links, lists, headings.'),
  call_to_action: CallToAction.optional(),
})

const About = Page.extend({
  art_url: PictureUrl.optional().describe('Picture beside the text; default: the hero art.'),
  facts: z
    .array(
      z.strictObject({
        value: z.string().max(12).describe("The number, as it is to be read: '1912', '214,000'."),
        label: z.string().max(120).describe('What it counts.'),
      }),
    )
    .max(4)
    .default([])
    .describe('A few large numbers about the partner.'),
})

const HowItWorks = z.strictObject({
  title: z.string().optional(),
  text: Markdown.optional().describe('Introduction.'),
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
  text: Markdown.optional().describe('Introduction.'),
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
    .describe('Terms, privacy, accessibility: each with its own text here or an address elsewhere.'),
})

const PageLink = z
  .strictObject({
    label: z.string().describe('The words of the link.'),
    route: RouteRef.optional().describe('The page of this app it opens, by route name.'),
    url: Link.optional().describe('Another address it opens instead.'),
  })
  .refine((link) => (link.route === undefined) !== (link.url === undefined), {
    message: 'needs either a route or a url',
  })
  .meta({ id: 'link' })

const NotFound = z.strictObject({
  title: z.string().optional(),
  text: Markdown.optional(),
  links: z
    .array(PageLink)
    .max(8)
    .optional()
    .describe('Links offered on the 404 page; default: the main pages.'),
})

const PleaseWait = z.strictObject({
  cancel: Page.prefault({}).describe('After an application was cancelled.'),
  submit: Page.prefault({}).describe('After an application was submitted.'),
})

const Header = z.strictObject({
  contact_hours: z.string().optional().describe('Opening hours in the contact menu and the footer.'),
  contact_links: z.array(PageLink).max(6).default([]).describe('More entries of the contact menu.'),
  menu_links: z.array(PageLink).max(4).default([]).describe('More entries of the main menu.'),
})

const Footer = z.strictObject({
  note: z.string().optional().describe('Small print.'),
  links: z.array(PageLink).max(8).default([]),
})

export const PageSections = z.strictObject({
  home: z
    .strictObject({
      title: z.string().optional().describe('Title of the browser tab.'),
      sections: z.array(HomeSection).max(20).default([]).describe('The home page, from top to bottom.'),
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
