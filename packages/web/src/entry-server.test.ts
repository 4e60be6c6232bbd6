// @vitest-environment node
import { afterAll, expect, it } from 'vitest'
import { drawPage } from './entry-server.tsx'
import { browserContext } from './platform/boot/app-context.ts'
import { demoPartner, homesToDraw, leaveServer, pageToDraw } from './testing/demo-partner.ts'
import { SOMEBODY } from './testing/somebody.ts'

afterAll(leaveServer)

it('draws a page where there is no browser, for each partner in its own words', async () => {
  const pages = await Promise.all([
    pageToDraw('/about', await demoPartner('boreale'), 'fr'),
    pageToDraw('/about', await demoPartner('tejo'), 'pt'),
    pageToDraw('/how-it-works', await demoPartner('lakeshore'), 'es'),
  ])
  const drawn = await Promise.all(pages.map(drawPage))
  const headings = drawn.map((page) => /<h1[^>]*>([^<]+)/.exec(page?.body ?? '')?.[1])
  expect(headings).toEqual([
    pages[0]?.partner.settings.sections.about.title,
    pages[1]?.partner.settings.sections.about.title,
    'Cómo funciona',
  ])
  expect(drawn.map((page) => page?.title)).toEqual([
    expect.stringContaining('Énergie Boréale'),
    expect.stringContaining('Energia do Tejo'),
    expect.stringContaining('Lakeshore Power & Gas'),
  ])
})

it('tells whose words the page speaks', async () => {
  const signIn = await drawPage(await pageToDraw('/sign-in', await demoPartner('lakeshore'), 'en'))
  expect(signIn?.namespaces).toEqual(expect.arrayContaining(['shared', 'accounts']))
  const about = await drawPage(await pageToDraw('/about', await demoPartner('lakeshore'), 'en'))
  expect(about?.namespaces).not.toContain('accounts')
})

it('draws what is loaded when it is first needed too', async () => {
  const rooms = { name: 'rooms', type: 'slider', label: 'Rooms', min: 1, max: 9 }
  const partner = await demoPartner('lakeshore', [rooms])
  const drawn = await drawPage(await pageToDraw('/sign-up', partner, 'en'))
  expect(drawn?.body).toContain('type="range"')
  expect(drawn?.body).not.toContain('<!--$!-->')
})

it('draws nothing where the guards lead elsewhere', async () => {
  expect(await drawPage(await pageToDraw('/buildings', await demoPartner('lakeshore'), 'en'))).toBeUndefined()
})

const homesOf = (person: typeof SOMEBODY | null, home: string) =>
  homesToDraw('lakeshore', 'en', person, [home])

it('draws each person their own homes, however many pages are asked for at once, and keeps nothing of them', async () => {
  const [nora, otis] = ['Nora Lind', 'Otis Ray'].map((name) => ({ ...SOMEBODY, name }))
  // All are made first: the pages are to be drawn at once, not one after another.
  const pages = await Promise.all([
    homesOf(nora ?? null, 'Rowan Hill'),
    homesOf(otis ?? null, 'Alder Creek'),
    homesOf(null, 'Rowan Hill'),
  ])
  const [hers, his, nobodys] = await Promise.all(pages.map(drawPage))
  expect(hers?.body).toContain('Rowan Hill')
  expect(hers?.body).not.toContain('Alder Creek')
  expect(his?.body).toContain('Alder Creek')
  expect(his?.body).not.toContain('Rowan Hill')
  expect(nobodys).toBeUndefined()
  expect(browserContext.queryClient.getQueryCache().getAll()).toEqual([])
})

it('names what the page shows first, in letters that a header can have', async () => {
  const partner = await demoPartner('lakeshore')
  const page = await pageToDraw('/about', partner, 'en')
  const logo = { ...page, partner: { ...page.partner, logo_url: '/partner-assets/été.svg' } }
  expect((await drawPage(logo))?.links).toContain(
    '</partner-assets/%C3%A9t%C3%A9.svg>; rel=preload; as="image"',
  )
})

it('draws nothing for who has to complete their profile first', async () => {
  expect(await drawPage(await homesOf(SOMEBODY, 'Rowan Hill'))).toBeUndefined()
})
