import type { HomeSection } from './home-section.ts'

/** The partner's picture: the one the home page opens with. */
export function heroArt(sections: readonly HomeSection[]): string | undefined {
  return sections.find((section) => section.type === 'hero')?.art_url
}
