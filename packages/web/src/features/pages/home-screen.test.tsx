import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announceRoutes } from '../../platform/boot/built-routes.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { HomeScreen } from './home-screen.tsx'

const action = (label: string, url: string) => ({ label, url })
const SECTIONS = [
  {
    type: 'hero',
    title: 'Keep the heat',
    text: 'In eight minutes.',
    art_url: '/partner-assets/testville/hero.svg',
    art_alt: 'A house at dusk',
    call_to_action: action('Start', '/sign-up'),
  },
  {
    type: 'steps',
    title: 'Two steps',
    items: [
      { title: 'Describe', text: 'Type and age.' },
      { title: 'Decide', text: 'In order.' },
    ],
  },
  {
    type: 'rebates',
    title: 'Open now',
    text: 'Taken off the price.',
    items: [{ pictogram: 'attic', name: 'Attic', note: 'To R-60', amount: '$900' }],
    link: action('All rebates', '/how-it-works'),
  },
  {
    type: 'copy',
    title: 'Our promise',
    text: 'No visit needed.',
    image_alt: 'Two advisors',
    image_url: '/partner-assets/testville/advisors.svg',
    call_to_action: action('About us', '/about'),
  },
  {
    type: 'callout',
    title: 'Rather talk?',
    text: 'A call costs nothing.',
    call_to_action: action('Call us', 'tel:+18005550142'),
  },
]

it('shows each section in order with its picture, its words and its call to action [S1-2.035]', async () => {
  await bootForTest({ settings: { sections: { home: { sections: SECTIONS } } } })
  render(<HomeScreen />, { wrapper: WithApp })
  const headings = await screen.findAllByRole('heading', { name: /.+/ })
  const shown = headings
    .filter(({ tagName }) => tagName !== 'H3')
    .map((heading) => {
      const section = heading.closest('section') ?? heading
      const link = within(section).queryByRole('link')
      const [picture] = section.querySelectorAll('img')
      return {
        title: heading.textContent,
        words: [...section.querySelectorAll('p, li')].map(({ textContent }) => textContent).join(' '),
        picture: picture && [picture.alt, picture.getAttribute('src')],
        link: link && [link.textContent?.trim(), link.getAttribute('href')],
      }
    })
  const has = (words: string) => expect.stringContaining(words)
  expect(shown).toEqual([
    {
      title: 'Keep the heat',
      words: has('In eight minutes.'),
      picture: ['A house at dusk', '/partner-assets/testville/hero.svg'],
      link: ['Start', '/sign-up'],
    },
    { title: 'Two steps', words: expect.stringMatching(/Type and age\..*In order\./), link: null },
    {
      title: 'Open now',
      words: expect.stringMatching(/Taken off the price\..*Attic.*To R-60.*\$900/),
      link: ['All rebates', '/how-it-works'],
    },
    {
      title: 'Our promise',
      words: has('No visit needed.'),
      picture: ['Two advisors', '/partner-assets/testville/advisors.svg'],
      link: ['About us', '/about'],
    },
    { title: 'Rather talk?', words: has('A call costs nothing.'), link: ['Call us', 'tel:+18005550142'] },
  ])
})

it('leads a signed-in person from each of these buttons to the homes [S1-2.038]', async () => {
  announceRoutes(['buildings-list'])
  await bootForTest({ settings: { sections: { home: { sections: SECTIONS } } } }, SOMEBODY)
  render(<HomeScreen />, { wrapper: WithApp })
  for (const name of ['Start', 'About us'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/buildings')
})
