import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import { CalloutSection } from './callout-section.tsx'
import { CopySection } from './copy-section.tsx'
import { FrameSection } from './frame-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { RebatesSection } from './rebates-section.tsx'
import { StepsSection } from './steps-section.tsx'
import { TypicalHouseSection } from './typical-house-section.tsx'

export function HomeSectionView({ section }: { section: HomeSection }) {
  switch (section.type) {
    case 'hero':
      return <HeroSection section={section} />
    case 'steps':
      return <StepsSection title={section.title} items={section.items} />
    case 'typical_house':
      return <TypicalHouseSection section={section} />
    case 'rebates':
      return <RebatesSection section={section} />
    case 'callout':
      return <CalloutSection section={section} />
    case 'copy':
      return <CopySection section={section} />
    case 'frame':
      return <FrameSection section={section} />
    default:
      return section satisfies never
  }
}
