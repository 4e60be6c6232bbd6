import type { HomeSection } from '@hearthlight/domain/partner/pages/home-section'
import styles from './frame-section.module.css'

type Frame = Extract<HomeSection, { type: 'frame' }>

/** Another page inside this one. It may run its own script but cannot reach ours. */
export function FrameSection({ section }: { section: Frame }) {
  return (
    <section className="section">
      <div className="page">
        <iframe
          className={styles.frame}
          src={section.url}
          title={section.title}
          height={section.height_px}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
          referrerPolicy="strict-origin"
        />
      </div>
    </section>
  )
}
