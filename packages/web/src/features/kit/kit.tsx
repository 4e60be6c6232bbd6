import { useTranslation } from 'react-i18next'
import { USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'
import { BRANDS } from './brands.ts'
import styles from './kit.module.css'
import { KitCharts } from './kit-charts.tsx'
import { KitControls } from './kit-controls.tsx'
import { KitDocuments } from './kit-documents.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitFigures } from './kit-figures.tsx'
import { KitHouses } from './kit-houses.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { KitQuestions } from './kit-questions.tsx'
import { KitStates } from './kit-states.tsx'

/** Every component in every state, under three brands, light and dark. Development only. */
export function Kit() {
  // Here and not further down, so that this long page is not drawn twice to wait for a few words.
  useTranslation('documents')
  return (
    <>
      <h1 className="visually-hidden">Component gallery</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.kit}>
          {BRANDS.map((brand) => (
            <section
              key={brand.id}
              className={styles.column}
              style={brand.style}
              data-brand={brand.id}
              data-theme={theme}
            >
              <h2>
                {brand.name}, {theme}
              </h2>
              <p className="muted">Blown cellulose over what is there. Upstairs stays cooler in July too.</p>
              <div className={styles.house}>
                <House
                  house={{ ...USUAL_HOUSE, atticInsulation: 'good', coolingSystem: 'central' }}
                  title="A cutaway of a home"
                  frame={[460, 400]}
                  hasGarden={false}
                />
              </div>
              <KitControls prefix={`${brand.id}-${theme}`} />
              <KitFigures />
            </section>
          ))}
        </div>
      ))}
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.wide}>
          <h2>Every state, {theme}</h2>
          <KitStates prefix={`state-${theme}`} />
          <KitFields theme={theme} />
          <KitQuestions theme={theme} />
          <KitDocuments />
          <KitPictures />
          <KitHouses />
          <KitCharts />
        </div>
      ))}
    </>
  )
}
