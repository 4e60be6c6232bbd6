import { PageTitle } from '../../platform/page-title.tsx'
import { usePartner } from '../../platform/partner.ts'
import { HomeSectionView } from './home/home-section-view.tsx'

/** The partner's sections from top to bottom. */
export function HomeScreen() {
  const { settings, name } = usePartner()
  const { home } = settings.sections
  const hasHero = home.sections.some((section) => section.type === 'hero')
  return (
    <>
      <PageTitle title={home.title ?? name} />
      {!hasHero && <h1 className="visually-hidden">{name}</h1>}
      {home.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name but their place
        <HomeSectionView key={index} section={section} />
      ))}
    </>
  )
}
